import { zstdDecompressSync } from 'node:zlib';
import type { Database } from '@regelwerk/database/open-database';
import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';

const batch = 500;

/** A result as versions before 0060 stored it: the base64 of a Zstandard frame that needs a dictionary of the database. */
interface PackedResult {
  readonly dictionary: string;
  readonly packed: string;
  readonly createdAt: string;
}

/**
 * Stores plainly what versions before 0060 packed, some at a time, and then drops their dictionaries. Runs before a server serves. A
 * result that cannot be unpacked is logged, and keeps the dictionaries. Version 0.2 no longer needs this.
 */
export async function unpackResults({ kysely }: Database, log: Logger): Promise<void> {
  const broken: string[] = [];
  for (;;) {
    const isDone = await kysely.transaction().execute((transaction) => unpackSome(transaction, broken));
    if (isDone) break;
  }
  if (broken.length > 0) log.error({ runs: broken }, 'stored rules cannot be unpacked, so their dictionaries are kept');
}

/** Returns whether nothing is left. */
async function unpackSome(transaction: Transaction<Schema>, broken: string[]): Promise<boolean> {
  // one of the servers that start at the same time
  await sql`select pg_advisory_xact_lock(hashtextextended('unpack results', 0))`.execute(transaction);
  const { rows } = await sql<{ exist: boolean }>`
    select to_regclass('private.dictionaries') is not null as exist`.execute(transaction);
  if (rows[0]?.exist !== true) return true;
  const packed = await transaction
    .selectFrom('public.generations as g')
    .leftJoin('private.dictionaries as d', (join) => join.on(sql`g.result ->> 'dictionary'`, '=', sql.ref('d.hash')))
    .select(['g.id', 'g.result', 'd.zstd'])
    .where(sql`g.result ->> 'packed'`, 'is not', null)
    .$if(broken.length > 0, (rest) => rest.where('g.id', 'not in', broken))
    .limit(batch)
    .$narrowType<{ result: PackedResult }>()
    .execute();
  for (const { id, result, zstd } of packed) {
    const kept = zstd === null ? undefined : unpack(result, zstd);
    if (kept === undefined) {
      broken.push(id);
      continue;
    }
    await transaction
      .updateTable('public.generations')
      .set({ result: JSON.stringify(kept) })
      .where('id', '=', id)
      // an account that was deleted meanwhile keeps no result
      .where('result', 'is not', null)
      .execute();
  }
  if (packed.length > 0) return false;
  if (broken.length === 0) {
    await sql`drop index public.generations_packed`.execute(transaction);
    await sql`drop table private.dictionaries`.execute(transaction);
  }
  return true;
}

function unpack({ packed, createdAt }: PackedResult, zstd: Buffer): object | undefined {
  try {
    const dictionary = zstdDecompressSync(zstd);
    const body = zstdDecompressSync(Buffer.from(packed, 'base64'), { dictionary }).toString();
    return { ...JSON.parse(body), createdAt };
  } catch {
    return undefined;
  }
}
