import { promisify } from 'node:util';
import { constants, zstdCompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Database } from '@regelwerk/database/open-database';
import type { Dictionary } from './own-dictionaries.ts';
import { packsFrom } from './packs-from.ts';
import type { KeptResult } from './present-rule.ts';
import type { ResultBody } from './result-body.ts';

/** A compressed result, as JSON: the rest of it is in `packed`, and the dictionary in a table of its own. */
interface PackedResult {
  readonly dictionary: string;
  /** Base64 of the Zstandard frame of a `ResultBody` as JSON. */
  readonly packed: string;
  readonly createdAt: string;
}

/** A result as the database has it; those from before the dictionaries are not compressed. */
export type StoredResult = KeptResult | PackedResult;

/** Writes and reads the results of runs in the form in which the database has them. */
export interface ResultStore {
  /** Returns the JSON text of a result that is stored now, without its time, which `stampResult` adds. */
  readonly write: (body: ResultBody) => Promise<string>;
  readonly read: (stored: StoredResult) => Promise<KeptResult>;
}

/** Higher levels save a sixth of what is left and take half as long again. */
const params = { [constants.ZSTD_c_compressionLevel]: 3 };
const compress = promisify(zstdCompress);

/**
 * Opens the store with a dictionary for each language, and adds them to the database, so that every process and every later
 * version can read what is written here.
 */
export async function openResultStore(
  database: Database,
  clock: () => Date,
  own: ReadonlyMap<ContentLanguage, Dictionary>,
): Promise<ResultStore> {
  const known = new Map<string, Buffer>();
  for (const { hash, bytes } of own.values()) {
    known.set(hash, bytes);
    await addDictionary(database, hash, bytes);
  }
  const firstPacked = await packsFrom(database);

  const find = async (hash: string): Promise<Buffer> => {
    const bytes = known.get(hash) ?? (await readDictionary(database, hash));
    known.set(hash, bytes);
    return bytes;
  };
  return {
    write: async (body) => {
      const text = JSON.stringify(body);
      const dictionary = own.get(body.rule.language);
      if (dictionary === undefined || clock() < firstPacked) return text;
      const frame = await compress(text, { params, dictionary: dictionary.bytes });
      return JSON.stringify({ dictionary: dictionary.hash, packed: frame.toString('base64') });
    },
    read: async (stored) => {
      if (!('packed' in stored)) return stored;
      const frame = Buffer.from(stored.packed, 'base64');
      const text = zstdDecompressSync(frame, { dictionary: await find(stored.dictionary) }).toString();
      return { ...JSON.parse(text), createdAt: stored.createdAt };
    },
  };
}

async function addDictionary({ kysely }: Database, hash: string, bytes: Buffer): Promise<void> {
  const present = await kysely.selectFrom('private.dictionaries').select('hash').where('hash', '=', hash).execute();
  if (present.length > 0) return;
  await kysely
    .insertInto('private.dictionaries')
    .values({ hash, zstd: zstdCompressSync(bytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function readDictionary({ kysely }: Database, hash: string): Promise<Buffer> {
  const row = await kysely
    .selectFrom('private.dictionaries')
    .select('zstd')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) throw new Error(`The dictionary ${hash} of a stored rule is missing`);
  return zstdDecompressSync(row.zstd);
}
