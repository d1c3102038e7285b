import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

/** The value of a store, rendered again after each change. */
export function useStore<State>({
  subscribe,
  read,
  readInitial,
}: Pick<Store<State>, 'subscribe' | 'read' | 'readInitial'>): State {
  return useSyncExternalStore(subscribe, read, import.meta.env.SSR ? read : readInitial);
}
