import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTestDatabase, type DatabaseCopy } from '../../../../tools/testing/open-test-database.ts';
import { startEmbedded } from './start-embedded.ts';

let copy: DatabaseCopy;
beforeAll(async () => {
  copy = await copyTestDatabase('embedded');
});
afterAll(() => copy.erase());

test('a session that has grown is replaced, and its clients keep their statements and channels', async () => {
  if (!('dataDir' in copy.options)) throw new Error('an embedded database has a data directory');
  const embedded = await startEmbedded({ ...copy.options, memoryLimitMb: 260, statementLimitMs: 120_000 });
  const client = new pg.Client({ host: embedded.host, port: embedded.port, user: 'postgres', database: 'postgres' });
  await client.connect();
  const named = { name: 'double', text: 'select $1::int * 2 as result', values: [21] };
  const heard: unknown[] = [];
  client.on('notification', ({ payload }) => heard.push(payload));
  await client.query('listen news');
  await client.query(named);

  // a transaction that is open keeps the session that it runs on
  await client.query('begin');
  await client.query("create temporary table grown as select repeat('x', 60000000) as text");
  await client.query('commit');
  // statements that are new while the session is replaced are prepared once
  for (let number = 0; embedded.renewals() === 0; number += 1)
    await client.query({ name: `new-${number}`, text: `select ${number}` });

  await expect(client.query('select 1 from pg_temp.grown')).rejects.toMatchObject({ code: '42P01' });
  expect((await client.query(named)).rows).toEqual([{ result: 42 }]);
  await client.query("notify news, 'heard'");
  await expect.poll(() => heard).toEqual(['heard']);
  expect(embedded.restarts()).toBe(0);
  await client.end();
  await embedded.close();
});
