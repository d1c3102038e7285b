import { useSyncExternalStore } from 'react';

/** Returns whether the browser believes to be connected. It knows that it is offline, not that a server answers. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine, onServer);
}

const onServer = () => true;

function subscribe(onChange: () => void): () => void {
  const changes = ['online', 'offline'] as const;
  for (const change of changes) window.addEventListener(change, onChange);
  return () => {
    for (const change of changes) window.removeEventListener(change, onChange);
  };
}
