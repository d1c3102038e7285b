/** A value for the whole page that components follow. */
export interface Store<State> {
  readonly read: () => State;
  /** The value at the beginning, which a prerendered page shows while React hydrates it. */
  readonly readInitial: () => State;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly write: (next: State) => void;
  /** Changes the value without calling the listeners, where nothing on screen differs. */
  readonly writeSilently: (next: State) => void;
}

export function createStore<State>(initial: State): Store<State> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    readInitial: () => initial,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    writeSilently: (next) => {
      current = next;
    },
    write: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
