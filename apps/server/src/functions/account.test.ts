import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { impersonalTables, personalData } from '../domain/personal-data/personal-data.ts';
import { openBrowser } from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const password = 'correct horse 9';
describe.each(databaseModes)('one’s own account on the %s database', (mode) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(mode, { SIGNUP_TOKENS: '5' });
  });
  afterAll(() => server.remove());

  const person = async () => {
    const email = `${randomUUID()}@example.com`;
    const { client } = openBrowser(server);
    const { data, error } = await client.auth.signUp({ email, password, options: { data: { name: 'Ada Lovelace' } } });
    expect(error).toBeNull();
    const call = async (body: Record<string, unknown>) => {
      const answer = await client.functions.invoke('account', { body });
      const refusal = answer.error?.context as Response | undefined;
      return {
        data: answer.data,
        code: refusal === undefined ? undefined : ((await refusal.json()) as { code: string }).code,
      };
    };
    return { client, email, id: data.user?.id ?? '', call };
  };
  const query = async (text: string, values: unknown[]) => (await server.deps.database.pool.query(text, values)).rows;

  test('sessions are listed with the present one marked, and another is ended at once', async () => {
    const ada = await person();
    const { client: second } = openBrowser(server);
    await second.auth.signInWithPassword({ email: ada.email, password });
    const { data: sessions } = await ada.call({ action: 'sessions' });
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((one: { isCurrent: boolean }) => one.isCurrent)).toHaveLength(1);
    const other = sessions.find((one: { isCurrent: boolean }) => !one.isCurrent);
    await ada.call({ action: 'endSession', sessionId: other.id });
    expect((await second.auth.getUser()).error).not.toBeNull();
    expect((await ada.call({ action: 'sessions' })).data).toHaveLength(1);
  });

  test('a session of somebody else is not ended', async () => {
    const [ada, eve] = [await person(), await person()];
    const [own] = (await ada.call({ action: 'sessions' })).data;
    await eve.call({ action: 'endSession', sessionId: own.id });
    expect((await ada.call({ action: 'sessions' })).data).toHaveLength(1);
  });

  test('a new password needs the current one', async () => {
    const ada = await person();
    const wrong = await ada.call({ action: 'changePassword', current: 'not this one', next: 'another horse 8' });
    expect(wrong.code).toBe('wrong_password');
    expect(
      (await ada.call({ action: 'changePassword', current: password, next: 'another horse 8' })).code,
    ).toBeUndefined();
    const { client } = openBrowser(server);
    expect((await client.auth.signInWithPassword({ email: ada.email, password })).error).not.toBeNull();
    expect((await client.auth.signInWithPassword({ email: ada.email, password: 'another horse 8' })).error).toBeNull();
  });

  test('the export holds every kind of data, each saved rule as a document, and nobody else’s', async () => {
    const [ada, eve] = [await person(), await person()];
    const { data: rule } = await ada.client.functions.invoke('generate-rules', { body: { formData, consent: true } });
    await ada.client.rpc('save_generated_rule', { p_generation_id: rule.full.generationId, p_name: 'Mine' });
    for (const [email, receipt, days] of [
      [ada.email.toUpperCase(), 'mine', 0],
      [ada.email, 'earlier', -1],
      [eve.email, eve.id, 0],
    ])
      await query(
        `insert into private.legal_notices (id, kind, language, name, email, contract_reference, receipt, address_hash, received_at, due_at)
         values (gen_random_uuid(), 'withdrawal', 'en', 'Ada', $1, 'RW-1', $2, 'x', now() + make_interval(days => $3), now())`,
        [email, receipt, days],
      );
    const { data } = await ada.call({ action: 'export' });
    const files = unzipSync(new Uint8Array(await (data as Blob).arrayBuffer()));
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(read('account.json')[0]).toMatchObject({ id: ada.id, email: ada.email });
    expect(read('profile.json')[0].display_name).toBe('Ada Lovelace');
    expect(read('token-transactions.json')).toHaveLength(2);
    expect(read('consents.json')).toMatchObject([
      { declaration: 'generation', text: expect.stringContaining('lose my right of withdrawal'), order_number: null },
    ]);
    // declarations for this mailbox from before the account may be another person's
    expect(read('withdrawals-and-cancellations.json')).toMatchObject([
      { kind: 'withdrawal', email: ada.email.toUpperCase(), contract_reference: 'RW-1', receipt: 'mine' },
    ]);
    expect(read('generations.json')).toHaveLength(1);
    const documents = Object.keys(files).filter((name) => name.endsWith('/rule.md'));
    expect(documents).toHaveLength(1);
    expect(strFromU8(files[documents[0] ?? ''] ?? new Uint8Array())).toBe(rule.content);
    expect(
      Object.values(files)
        .map((bytes) => strFromU8(bytes))
        .join(),
    ).not.toMatch(new RegExp(`${eve.id}|argon2id`));
  });

  test('deleting needs the password, takes everything personal away, and keeps the ledger right', async () => {
    const ada = await person();
    const { data: rule } = await ada.client.functions.invoke('generate-rules', { body: { formData, consent: true } });
    await ada.client.rpc('save_generated_rule', { p_generation_id: rule.full.generationId, p_name: 'Mine' });
    expect((await ada.call({ action: 'delete', current: 'wrong' })).code).toBe('wrong_password');
    expect((await ada.call({ action: 'delete', current: password })).code).toBeUndefined();
    expect((await ada.call({ action: 'sessions' })).code).toBe('session_ended');
    const remaining: Record<string, number> = {};
    for (const [table, { onDeletion }] of Object.entries(personalData)) {
      if (onDeletion !== 'deleted') continue;
      const column = await ownerColumn(table);
      if (column === undefined) continue;
      const [{ count }] = await query(`select count(*)::int as count from ${table} where ${column} = $1`, [ada.id]);
      remaining[table] = count;
    }
    expect(Object.entries(remaining).filter(([, count]) => count > 0)).toEqual([]);
    expect(Object.keys(remaining).length).toBeGreaterThan(4);
    const [account] = await query('select email, user_metadata, password_hash from auth.users where id = $1', [ada.id]);
    expect(JSON.stringify(account)).not.toMatch(/Lovelace|argon2id/);
    expect(account.email).not.toBe(ada.email);
    const [{ count }] = await query(
      'select count(*)::int as count from public.generations where user_id = $1 and result is not null',
      [ada.id],
    );
    expect(count).toBe(0);
    expect(await query('select * from private.ledger_faults()', [])).toEqual([]);
    const mails = await server.mails();
    expect(mails.some(({ to, subject }) => to?.[0]?.address === ada.email && /deleted/.test(subject ?? ''))).toBe(true);
  });

  test('the last admin stays', async () => {
    const ada = await person();
    await query(`update auth.users set app_metadata = '{"is_admin": true}' where id = $1`, [ada.id]);
    expect((await ada.call({ action: 'delete', current: password })).code).toBe('last_admin');
  });

  test('every table has its place in export and deletion, or nothing about a person in it', async () => {
    const rows = await query(
      `select table_schema || '.' || table_name as name from information_schema.tables
       where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE'`,
      [],
    );
    const decided = [...Object.keys(personalData), ...impersonalTables];
    expect(new Set(decided)).toEqual(new Set(rows.map(({ name }) => name)));
    expect(new Set(decided).size).toBe(decided.length);
    const owned = await query(
      `select table_schema || '.' || table_name as name from information_schema.columns
       where column_name in ('user_id', 'actor_id', 'email', 'address_hash') and table_schema in ('public', 'private', 'auth')`,
      [],
    );
    for (const { name } of owned) expect(impersonalTables).not.toContain(name);
  });

  const ownerColumn = async (table: string) => {
    const [schema, name] = table.split('.');
    const rows = await query(
      `select column_name from information_schema.columns where table_schema = $1 and table_name = $2 and column_name in ('user_id', 'id')`,
      [schema, name],
    );
    const columns = rows.map(({ column_name }) => column_name);
    if (columns.includes('user_id')) return 'user_id';
    return table === 'public.profiles' ? 'id' : undefined;
  };
});
