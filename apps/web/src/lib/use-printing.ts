import { useSyncExternalStore } from 'react';

let isBegun = false;

/** Returns true during printing and prerendering, which both need the whole content at once. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBegun || window.matchMedia('print').matches,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia('print');
  const begin = () => {
    isBegun = true;
    listener();
  };
  const end = () => {
    isBegun = false;
    listener();
  };
  media.addEventListener('change', listener);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    media.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
