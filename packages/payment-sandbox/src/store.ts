import type { ObjectKind, Objects } from './objects.ts';

/** The sandbox's memory within one change. Lists are newest first; `match` compares top-level fields. */
export interface StoreTransaction {
  readonly find: <K extends ObjectKind>(kind: K, id: string) => Promise<Objects[K] | undefined>;
  readonly save: <K extends ObjectKind>(kind: K, object: Objects[K]) => Promise<void>;
  readonly remove: (kind: ObjectKind, id: string) => Promise<void>;
  readonly list: <K extends ObjectKind>(kind: K, match?: Partial<Objects[K]>) => Promise<Objects[K][]>;
}

/** The sandbox's storage. Changes run one at a time, and each is applied completely or not at all. */
export interface SandboxStore {
  readonly change: <Result>(work: (transaction: StoreTransaction) => Promise<Result>) => Promise<Result>;
}
