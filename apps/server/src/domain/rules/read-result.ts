import { zstdDecompressSync } from 'node:zlib';
import type { Database } from '@regelwerk/database/open-database';
import type { KeptResult } from './present-rule.ts';

/** A result as versions before 0060 stored it: the base64 of a Zstandard frame that needs a dictionary of the database. */
export interface PackedResult {
  readonly dictionary: string;
  readonly packed: string;
  readonly createdAt: string;
}

export type StoredResult = KeptResult | PackedResult;

/** Returns a result of a run, whether it is stored plainly or still packed. */
export async function readResult({ kysely }: Database, stored: StoredResult): Promise<KeptResult> {
  if (!('packed' in stored)) return stored;
  const { zstd } = await kysely
    .selectFrom('private.dictionaries')
    .select('zstd')
    .where('hash', '=', stored.dictionary)
    .executeTakeFirstOrThrow(() => new Error(`The dictionary ${stored.dictionary} of a stored rule is missing`));
  const frame = Buffer.from(stored.packed, 'base64');
  const body = zstdDecompressSync(frame, { dictionary: zstdDecompressSync(zstd) }).toString();
  return { ...JSON.parse(body), createdAt: stored.createdAt };
}
