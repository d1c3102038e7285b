import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { behindLockedBalance } from '../testing/behind-locked-balance.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { openPerson, type TestPerson } from '../testing/open-person.ts';

describe.each(databaseModes)('generations of sessions that have ended, on the %s database', (mode) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(mode, { SIGNUP_TOKENS: '2' });
  });
  afterAll(() => server.remove());

  const query = async (statement: string, values: readonly unknown[]) =>
    (await server.deps.database.pool.query(statement, [...values])).rows;
  const ban = (person: TestPerson, until: string) =>
    query(`update auth.users set banned_until = now() + $2::interval where id = $1`, [person.id, until]);
  const generate = (person: TestPerson) =>
    person.call('generate-rules', { formData, requestId: randomUUID(), consent: true, offerExisting: true });
  const left = async (person: TestPerson) => {
    const [found] = await query(
      `select (select tokens_remaining from public.user_tokens where user_id = $1) as tokens,
        (select count(*)::int from public.generations where user_id = $1) as runs,
        (select count(*)::int from private.consents where user_id = $1) as consents`,
      [person.id],
    );
    return found;
  };

  test.each([
    ['was ended', (person: TestPerson) => query('delete from auth.sessions where user_id = $1', [person.id])],
    ['belongs to a banned account', (person: TestPerson) => ban(person, '1 hour')],
    [
      'belongs to a deleted account',
      (person: TestPerson) => query('update auth.users set deleted_at = now() where id = $1', [person.id]),
    ],
    [
      'belongs to somebody else',
      async (person: TestPerson) => {
        const { id } = await openPerson(server);
        await query('update auth.sessions set user_id = $2 where user_id = $1', [person.id, id]);
      },
    ],
  ])('one that %s gets no rule, pays nothing and declares nothing', async (_name, end) => {
    const ada = await openPerson(server);
    expect((await generate(ada)).status).toBe(200);
    await end(ada);
    expect(await generate(ada)).toEqual({
      status: 401,
      body: { error: 'Your session has ended. Please sign in again.', code: 'session_ended' },
    });
    expect(await left(ada)).toEqual({ tokens: 1, runs: 1, consents: 1 });
  });

  test.runIf(mode === 'native').each([
    ['is ended', 'delete from auth.sessions where user_id = $1'],
    ['is of an account that is banned', `update auth.users set banned_until = now() + interval '1 hour' where id = $1`],
    ['is of an account that is deleted', 'update auth.users set deleted_at = now() where id = $1'],
  ])('one that %s while its call waits for the balance pays nothing', async (_name, end) => {
    const ada = await openPerson(server);
    const [answer] = await behindLockedBalance(server, ada.id, [() => generate(ada)], end);
    expect(answer).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    expect(await left(ada)).toEqual({ tokens: 2, runs: 0, consents: 0 });
  });

  test('an account whose ban is over generates', async () => {
    const ada = await openPerson(server);
    await ban(ada, '-1 second');
    expect((await generate(ada)).status).toBe(200);
  });
});
