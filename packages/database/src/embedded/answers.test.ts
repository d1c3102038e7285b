import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTestDatabase, type DatabaseCopy } from '../../../../tools/testing/open-test-database.ts';
import { startEmbedded } from './start-embedded.ts';

const megabyte = 2 ** 20;
let copy: DatabaseCopy;
beforeAll(async () => {
  copy = await copyTestDatabase('embedded');
});
afterAll(() => copy.erase());

test('answers leave no memory behind', async () => {
  if (!('dataDir' in copy.options)) throw new Error('an embedded database has a data directory');
  const embedded = await startEmbedded(copy.options);
  const client = new pg.Client({ host: embedded.host, port: embedded.port, user: 'postgres', database: 'postgres' });
  await client.connect();
  const ask = async (times: number) => {
    for (let count = 0; count < times; count += 1)
      expect((await client.query('select from generate_series(1, 20000)')).rowCount).toBe(20_000);
  };
  await ask(10);
  const before = process.memoryUsage.rss();
  await ask(100);
  expect((process.memoryUsage.rss() - before) / megabyte).toBeLessThan(100);
  await client.end();
  await embedded.close();
});
