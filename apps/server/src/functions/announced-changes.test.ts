import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
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
});
