import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { announceChanges } from '../domain/rules/announce-changes.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { openPerson } from '../testing/open-person.ts';

describe.each(databaseModes)('changes of a charged run on the %s database', (mode) => {
  let server: TestApp;
  let listener: pg.Client;
  const heard: Record<string, unknown>[] = [];
  beforeAll(async () => {
    server = await createTestApp(mode, { SIGNUP_TOKENS: '9' });
    listener = new pg.Client(server.deps.database.connection);
    listener.on('error', () => undefined);
    listener.on('notification', ({ payload = '' }) => heard.push(JSON.parse(payload)));
    await listener.connect();
    await listener.query('listen regelwerk_changes');
  });
  afterAll(async () => {
    await listener.end();
    await server.remove();
  });
  /** Resolves when every notification so far is here, as each is before the answer to a later statement. */
  const all = () => listener.query('select 1');
  const heardOf = (owner: string) =>
    heard.filter((one) => one.owner === owner).map(({ table, type }) => `${type} ${table}`);

  test.each([
    ['without consent', {}],
    ['with consent', { consent: true }],
  ])('are announced once each, %s', async (_name, more) => {
    const ada = await openPerson(server);
    await all();
    const before = heardOf(ada.id).length;
    const requestId = randomUUID();
    expect((await ada.call('generate-rules', { formData, requestId, ...more })).status).toBe(200);
    const expected = ['INSERT token_transactions', 'UPDATE user_tokens'];
    await expect.poll(() => heardOf(ada.id).slice(before).sort()).toEqual(expected);
    // a repetition changes nothing
    expect((await ada.call('generate-rules', { formData, requestId, ...more })).status).toBe(200);
    await all();
    expect(heardOf(ada.id).slice(before).sort()).toEqual(expected);
    const [movement] = heard.filter(({ table, owner }) => table === 'token_transactions' && owner === ada.id).slice(-1);
    const { data } = await ada.client.from('token_transactions').select('id').order('id').limit(9);
    expect(movement).toMatchObject({ key: { id: data?.at(-1)?.id }, at: expect.stringMatching(/^\d{4}-.*Z$/) });
  });

  test('are collected by one statement alone, and what follows it notifies again', async () => {
    const ada = await openPerson(server);
    await all();
    const before = heardOf(ada.id).length;
    const client = await server.deps.database.pool.connect();
    await client.query('begin');
    const { rows } = await client.query(
      `select * from private.settle_generation($1, $2, repeat('a', 43), 'Title', 'Text', '{}', true)`,
      [ada.id, randomUUID()],
    );
    await client.query(`select private.post_tokens($1, 1, 'later', 'test', $2, null)`, [ada.id, randomUUID()]);
    await client.query('commit');
    client.release();
    await expect.poll(() => heardOf(ada.id).length).toBe(before + 2);
    expect(rows[0].changes.map((change: string) => JSON.parse(change))).toMatchObject([
      { table: 'token_transactions', type: 'INSERT', owner: ada.id },
      { table: 'user_tokens', type: 'UPDATE', key: { user_id: ada.id }, owner: ada.id },
    ]);
  });

  const announcer = () => {
    const faults: unknown[] = [];
    return { ...announceChanges(server.deps.database, (error) => faults.push(error)), faults };
  };

  test('that come while others are sent are all announced, in order', async () => {
    const { announce, faults } = announcer();
    const owner = randomUUID();
    for (let at = 0; at < 50; at += 1)
      announce([JSON.stringify({ owner, at }), JSON.stringify({ owner, at: at + 50 })]);
    await expect.poll(() => heard.filter((one) => one.owner === owner).length).toBe(100);
    expect(heard.filter((one) => one.owner === owner).map(({ at }) => at)).toEqual(
      Array.from({ length: 50 }, (_, at) => [at, at + 50]).flat(),
    );
    expect(faults).toEqual([]);
  });

  test('that cannot be sent are reported, and the next ones are sent', async () => {
    const { announce, faults } = announcer();
    const owner = randomUUID();
    announce(['x'.repeat(9_000)]);
    announce([JSON.stringify({ owner })]);
    await expect.poll(() => heard.filter((one) => one.owner === owner).length).toBe(1);
    expect(faults).toHaveLength(1);
  });

  test('that wait for the next notification are sent before the process ends', async () => {
    const { announce, close, faults } = announcer();
    const owner = randomUUID();
    announce([]);
    announce([JSON.stringify({ owner, at: 0 })]);
    announce([JSON.stringify({ owner, at: 1 })]);
    await close();
    await all();
    expect(heard.filter((one) => one.owner === owner).map(({ at }) => at)).toEqual([0, 1]);
    expect(faults).toEqual([]);
  });
});
