import type { Database } from '@regelwerk/database/open-database';
import type { ResultStore, StoredResult } from './result-store.ts';

/** Returns a compressed result of a person's run as JSON text, because SQL cannot unpack it; undefined for any other. */
export async function unpackForSaving(
  { database: { kysely }, results }: { readonly database: Database; readonly results: ResultStore },
  { userId, generationId }: { readonly userId: string; readonly generationId: string },
): Promise<string | undefined> {
  const run = await kysely
    .selectFrom('public.generations')
    .select('result')
    .where('id', '=', generationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const stored = (run?.result ?? null) as StoredResult | null;
  return stored !== null && 'packed' in stored ? JSON.stringify(await results.read(stored)) : undefined;
}
