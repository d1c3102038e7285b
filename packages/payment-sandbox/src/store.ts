import type { Kind, Objects } from './objects.ts';

/** The sandbox's memory within one change. Lists are newest first; `match` compares top-level fields. */
export interface StoreTransaction {
  readonly find: <K extends Kind>(kind: K, id: string) => Promise<Objects[K] | undefined>;
  readonly save: <K extends Kind>(kind: K, object: Objects[K]) => Promise<void>;
  readonly remove: (kind: Kind, id: string) => Promise<void>;
  readonly list: <K extends Kind>(kind: K, match?: Partial<Objects[K]>) => Promise<Objects[K][]>;
}

/** The sandbox's storage. Changes run one at a time, and each is applied completely or not at all. */
export interface SandboxStore {
  readonly change: <Result>(work: (transaction: StoreTransaction) => Promise<Result>) => Promise<Result>;
}
