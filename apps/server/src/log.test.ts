import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../tools/testing/open-test-database.ts';
import { setAdmin } from './domain/accounts/admin-rights.ts';
import { openLog } from './http/open-log.ts';
import { runDueJobs } from './jobs/start-jobs.ts';
import { openBrowser } from './testing/auth-client.ts';
import { createTestApp } from './testing/create-test-app.ts';
import { openShop, type Shop } from './testing/shop.ts';

const name = 'Ottilie Quittenbaum';
const notes = 'Secret project Nebelkrähe';

describe.each(databaseModes)('log of a server on the %s database', (mode) => {
  const written: string[] = [];
  let shop: Shop;
  const linesOf = (requestId: string | null) =>
    written.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);
  beforeAll(async () => {
    const log = openLog('trace', { write: (line) => void written.push(line) });
    shop = await openShop(mode, { SIGNUP_TOKENS: '3', TRUST_PROXY: '1' }, log);
  });
  afterAll(() => shop.remove());

  test('has no address, name, note or account of a person, whatever succeeds or fails', async () => {
    const email = `ottilie.${randomUUID()}@quitten.example`;
    const { client } = openBrowser(shop);
    const credentials = { email, password: 'correct horse 9' };
    const { data } = await client.auth.signUp({ ...credentials, options: { data: { name } } });
    const userId = data.user?.id ?? '';
    await client.auth.signInWithPassword({ email, password: `wrong ${name}` });
    await client.auth.signUp(credentials);
    await client.auth.resetPasswordForEmail(email);
    const generated = await client.functions.invoke('generate-rules', {
      body: { formData: { ...formData, additionalNotes: notes } },
    });
    expect(generated.error).toBeNull();
    const buyer = await shop.buyer();
    await buyer.order(await shop.price('Basic'));
    // values that the database quotes in its errors
    await shop.deps.database.pool.query(`
      create function public.quote_row() returns trigger language plpgsql as $$ begin
        raise 'refused: "%"', new.name using errcode = 'XX000', detail = new.name, hint = new.name; end $$;
      create trigger quote_row before insert on public.user_configurations for each row execute function public.quote_row()`);
    const row = {
      name,
      ai_model: 'Claude',
      application_type: 'Frontend',
      frameworks: ['React'],
      behavior_preference: 'Strict',
      output_format: 'Markdown',
    };
    const quoted = await client.from('user_configurations').insert({ ...row, user_id: userId });
    expect(quoted.status).toBe(500);
    await client.from('user_configurations').insert({ ...row, user_id: email });
    await client.from('generated_rules').select().eq('id', email);
    await client.from('no_such_table').select(email);
    await shop.request(`/${encodeURIComponent(name)}?email=${email}`, { headers: { 'user-agent': name } });
    await shop.request('/vertrag-widerrufen', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: withdrawal(email),
    });
    const refused = async (mail: { to: string }) => {
      throw Object.assign(new Error(`550 <${mail.to}> is unknown`), { rejected: [mail.to], response: name });
    };
    await runDueJobs({ ...shop.deps, sendMail: refused });
    const text = written.join('');
    expect(text).toContain('is unknown');
    const [first = '', last = ''] = name.split(' ');
    for (const secret of [email, buyer.email, 'quitten.example', first, last, 'Nebelkrähe', userId, buyer.id])
      expect(written.filter((line) => line.includes(secret))).toEqual([]);
    const own = written.map((line) => JSON.parse(line)).filter((line) => line.route === '/functions/v1/generate-rules');
    expect(own).toMatchObject([{ method: 'POST', status: 200, account: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
  });

  test('has the code and the table of a refused data call', async () => {
    const answer = await shop.request('/rest/v1/products?id=eq.not-a-uuid', { headers: shop.visitor() });
    expect(answer.status).toBe(400);
    expect(linesOf(answer.headers.get('x-request-id'))).toMatchObject([
      { msg: 'request', route: '/rest/v1/:table', status: 400, code: '22P02', table: 'products' },
    ]);
  });

  test('takes the id of a request from a trusted proxy if it is well formed', async () => {
    const idOf = async (given: string) =>
      (await shop.request('/health', { headers: { 'x-request-id': given } })).headers.get('x-request-id');
    expect(await idOf('edge-7f.00_12')).toBe('edge-7f.00_12');
    for (const bad of ['short', 'with space inside', `${name}@example.com`, 'x'.repeat(129), '"quoted-text"'])
      expect(await idOf(bad)).toMatch(/^[0-9a-f-]{36}$/);
    const direct = await openShop(mode);
    const answer = await direct.request('/health', { headers: { 'x-request-id': 'edge-7f.00_12' } });
    expect(answer.headers.get('x-request-id')).not.toBe('edge-7f.00_12');
    await direct.remove();
  });

  test('names an unexpected failure under the reference that the person reads', async () => {
    const buyer = await shop.buyer();
    await shop.deps.database.pool.query('alter table public.generations rename to generations_gone');
    const failed = await buyer.call('generated-rule', { requestId: randomUUID() });
    const rows = await shop.request('/rest/v1/ai_models?select=name', { headers: shop.visitor() });
    await shop.deps.database.pool.query('alter table public.generations_gone rename to generations');
    const { requestId } = failed.data as { requestId: string };
    expect(failed).toMatchObject({ status: 500, code: 'unexpected_failure' });
    expect(linesOf(requestId)).toMatchObject([
      { msg: 'function failed', err: { code: '42P01', stack: expect.stringContaining('at ') } },
      { msg: 'request', code: 'unexpected_failure' },
    ]);
    expect(rows.status).toBe(200);
  });

  test('shows which admin opened whose page, once a day', async () => {
    const [admin, person] = [await shop.buyer(), await shop.buyer()];
    await setAdmin(shop.deps.accounts, { actor: null, email: admin.email, isAdmin: true });
    for (const id of [person.id, person.id, admin.id, person.id])
      expect((await admin.call('admin-data', { action: 'customer', id })).status).toBe(200);
    expect((await admin.call('admin-data', { action: 'customer', id: randomUUID() })).status).toBe(404);
    expect((await person.call('admin-data', { action: 'customer', id: admin.id })).status).toBe(403);
    const { data } = await admin.call('admin-data', { action: 'audit', only: 'read_person' });
    expect(data).toMatchObject({
      total: 2,
      rows: [
        { actor: admin.email, subject: admin.id },
        { actor: admin.email, subject: person.id },
      ],
    });
    const { data: shown } = await admin.call('admin-data', { action: 'customer', id: person.id });
    expect(JSON.stringify(shown)).not.toContain('read_person');
  });
});

test('a page that fails tells its reference in the language of the person', async () => {
  const server = await createTestApp('native');
  await server.deps.database.pool.query('alter table private.legal_notices rename to notices_gone');
  const page = await server.request('/vertrag-widerrufen', {
    method: 'POST',
    headers: { accept: 'text/html', 'accept-language': 'de', 'content-type': 'application/x-www-form-urlencoded' },
    body: withdrawal(`${randomUUID()}@example.com`),
  });
  const text = await page.text();
  expect(page.status).toBe(500);
  expect(text).toContain('<html lang="de">');
  expect(text).toContain(`nenne uns diese Referenz: ${page.headers.get('x-request-id')}`);
  await server.remove();
});

function withdrawal(email: string) {
  return new URLSearchParams({ id: randomUUID(), name, email, contractReference: name, step: 'confirm' });
}
