import type { Kind, Objects } from './objects.ts';

/** The sandbox's memory inside one change. Lists come newest first; `match` compares top-level fields. */
export interface StoreTransaction {
  readonly find: <K extends Kind>(kind: K, id: string) => Promise<Objects[K] | undefined>;
  readonly save: <K extends Kind>(kind: K, object: Objects[K]) => Promise<void>;
  readonly remove: (kind: Kind, id: string) => Promise<void>;
  readonly list: <K extends Kind>(kind: K, match?: Partial<Objects[K]>) => Promise<Objects[K][]>;
}

/** Where the sandbox keeps what it knows. One change runs at a time, and leaves all of its traces or none. */
export interface SandboxStore {
  readonly change: <Result>(work: (transaction: StoreTransaction) => Promise<Result>) => Promise<Result>;
}
