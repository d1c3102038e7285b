import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTestDatabase, type DatabaseCopy } from '../../../tools/testing/open-test-database.ts';
import { runStatement } from '../../../tools/testing/run-statement.ts';
import { type Database, openDatabase } from './open-database.ts';

let copy: DatabaseCopy;
let database: Database;
let url: string;

beforeAll(async () => {
  copy = await copyTestDatabase('native');
  if (!('url' in copy.options)) throw new Error('a native database has an address');
  url = copy.options.url;
  await runStatement(url, 'create table public.notes (value int)');
  await setReadOnly(true);
  database = await openDatabase({ url });
});
afterAll(async () => {
  await database.close();
  await copy.erase();
});

/** Sessions that begin from now on are read-only, or can write. */
async function setReadOnly(isReadOnly: boolean) {
  const writing = `${url}&options=${encodeURIComponent('-c default_transaction_read_only=off')}`;
  const name = new URL(url).pathname.slice(1);
  await runStatement(writing, `alter database ${name} set default_transaction_read_only = ${isReadOnly}`);
}

const write = () =>
  database.kysely
    .transaction()
    .execute(async (transaction) => {
      await sql`insert into public.notes values (1)`.execute(transaction);
      return 'written';
    })
    .catch(({ code }: { code?: string }) => code);

test('once one session can write again, the others are replaced before they are used', async () => {
  const held = await Promise.all([database.pool.connect(), database.pool.connect()]);
  expect(await write()).toBe('25006');
  await setReadOnly(false);
  await expect.poll(write).toBe('written');
  for (const client of held) client.release();
  expect(await Promise.all([write(), write(), write()])).toEqual(['written', 'written', 'written']);
  expect(database.pool.totalCount).toBe(3);
});
