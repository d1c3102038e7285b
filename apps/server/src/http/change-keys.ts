import type { Database } from '@regelwerk/database/open-database';
import { createKey } from './create-key.ts';
import { keyRows, readKeys, type StoredKeys } from './stored-keys.ts';

/** The kinds of keys. */
export const keyKinds = ['api', 'signing', 'seal'] as const satisfies readonly (keyof StoredKeys)[];

/** Adds a key of a kind, which a server uses from its next start. */
export function addKey(database: Database, kind: keyof StoredKeys, now: Date): Promise<void> {
  return changeKeys(database, now, async (keys) => ({ ...keys, [kind]: [...keys[kind], await createKey[kind]()] }));
}

/** Ends the oldest key of a kind. Throws if it is the only one. */
export function dropOldestKey(database: Database, kind: keyof StoredKeys, now: Date): Promise<void> {
  return changeKeys(database, now, async (keys) => {
    if (keys[kind].length === 1) throw new Error(`There is only one. Add another first: npm run keys -- add ${kind}`);
    return { ...keys, [kind]: keys[kind].slice(1) };
  });
}

async function changeKeys(
  database: Database,
  now: Date,
  change: (keys: StoredKeys) => Promise<StoredKeys>,
): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    await transaction.selectFrom('private.settings').select('name').where('name', '=', 'keys').forUpdate().execute();
    const keys = await readKeys(transaction, now);
    if (keys === undefined) throw new Error('The database has no keys yet. Start the server once.');
    for (const { name, value } of keyRows(await change(keys)))
      await transaction.updateTable('private.settings').set({ value }).where('name', '=', name).execute();
  });
}
