import type { ObjectKind, Objects } from './objects.ts';
import type { SandboxStore, StoreTransaction } from './store.ts';

/** Keeps everything in this process, for tests. */
export function memoryStore(): SandboxStore {
  const kinds = new Map<ObjectKind, Map<string, unknown>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    change: (work) => {
      const run = last.then(() => changeAll(kinds, work));
      last = run.catch(() => undefined);
      return run;
    },
  };
}

async function changeAll<Result>(
  kinds: Map<ObjectKind, Map<string, unknown>>,
  work: (transaction: StoreTransaction) => Promise<Result>,
): Promise<Result> {
  const undo: (() => void)[] = [];
  const table = (kind: ObjectKind) => {
    const known = kinds.get(kind) ?? new Map<string, unknown>();
    kinds.set(kind, known);
    return known;
  };
  const write = (kind: ObjectKind, id: string, object: unknown) => {
    const before = table(kind).get(id);
    undo.push(() => (before === undefined ? table(kind).delete(id) : table(kind).set(id, before)));
    if (object === undefined) table(kind).delete(id);
    else table(kind).set(id, structuredClone(object));
  };
  try {
    return await work({
      find: async <K extends ObjectKind>(kind: K, id: string) =>
        structuredClone(table(kind).get(id)) as Objects[K] | undefined,
      save: async (kind, object) => write(kind, object.id, object),
      remove: async (kind, id) => write(kind, id, undefined),
      list: async <K extends ObjectKind>(kind: K, match: Partial<Objects[K]> = {}) =>
        ([...table(kind).values()] as Objects[K][])
          .filter((one) => Object.entries(match).every(([field, value]) => one[field as keyof Objects[K]] === value))
          .reverse()
          .map((one) => structuredClone(one)),
    });
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}
