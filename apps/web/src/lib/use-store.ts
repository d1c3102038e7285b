import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

/** The value of a store, rendered again after each change. */
export function useStore<State>({ subscribe, read }: Pick<Store<State>, 'subscribe' | 'read'>): State {
  return useSyncExternalStore(subscribe, read, read);
}
