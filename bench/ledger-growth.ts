import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Database, openDatabase } from '@regelwerk/database/open-database';
import { startNativePostgres } from '../tools/testing/native-postgres.ts';
import { startTestServer } from '../tools/testing/start-test-server.ts';
import { summarise } from './measure.ts';
import { publishableKey, site } from './native-server.ts';
import { signToken } from './sign-token.ts';

/** Rows of the ledger beside those of the two people who are measured; a tenth as many generations, a fiftieth as many people. */
const few = 20_000;
const many = Number(process.argv[2] ?? 10_000_000);
const rounds = 24;
const formData = {
  aiModel: 'Claude',
  applicationType: 'Fullstack',
  frameworks: ['React', 'TypeScript', 'FastAPI'],
  behaviorPreference: 'Strict',
  outputFormat: 'Markdown',
};

const postgres = await startNativePostgres();
const sides = [await openShop('few', few), await openShop('many', many)];
type Shop = (typeof sides)[number];
const calls: Readonly<Record<string, (shop: Shop) => Promise<void>>> = {
  'charged generation': ({ busy, ask }) =>
    ask(busy, '/functions/v1/generate-rules', { formData, requestId: randomUUID() }),
  balance: ({ busy, ask }) => ask(busy, `/rest/v1/user_tokens?select=tokens_remaining&user_id=eq.${busy.id}`),
  'latest movements': ({ busy, ask }) =>
    ask(
      busy,
      `/rest/v1/token_transactions?select=id,created_at,description,amount&user_id=eq.${busy.id}&order=created_at.desc,id.desc&limit=5`,
    ),
  'history of 30 days': ({ busy, ask }) => ask(busy, '/rest/v1/rpc/token_history', { days: 30 }),
  'saved rules': ({ busy, ask }) =>
    ask(
      busy,
      `/rest/v1/user_configurations?select=id,name,created_at&user_id=eq.${busy.id}&order=created_at.desc,id.asc&limit=20`,
    ),
  'export of 5,000 movements': ({ busy, ask }) => ask(busy, '/functions/v1/account', { action: 'export' }),
  customers: ({ admin, ask }) => ask(admin, '/functions/v1/admin-stripe', { action: 'getCustomers' }),
  subscriptions: ({ admin, ask }) => ask(admin, '/functions/v1/admin-stripe', { action: 'getSubscriptions' }),
  balances: ({ admin, ask }) => ask(admin, '/functions/v1/admin-users', {}),
  orders: ({ admin, ask }) => ask(admin, '/functions/v1/admin-orders', { action: 'list' }),
  'orders by amount': ({ admin, ask }) => ask(admin, '/functions/v1/admin-orders', { action: 'list', sort: 'amount' }),
  log: ({ admin, ask }) => ask(admin, '/functions/v1/admin-data', { view: 'audit' }),
  'figures of 30 days': ({ admin, ask }) => ask(admin, '/functions/v1/admin-data', { view: 'overview' }),
};
const results = [];
for (const [name, call] of Object.entries(calls)) {
  const times = new Map<Shop, number[]>(sides.map((shop) => [shop, []]));
  const used = new Map<Shop, number>();
  for (const shop of sides) for (let round = 0; round < 6; round += 1) await call(shop);
  for (const shop of sides) used.set(shop, -(await shop.processorTime()));
  for (let round = 0; round < rounds; round += 1)
    for (const shop of round % 2 === 0 ? sides : sides.toReversed()) {
      const start = performance.now();
      await call(shop);
      times.get(shop)?.push(performance.now() - start);
    }
  for (const shop of sides) used.set(shop, (used.get(shop) ?? 0) + (await shop.processorTime()));
  const [inFew, inMany] = sides.map((shop) => ({
    ms: summarise(times.get(shop) ?? []).median,
    postgresMs: (used.get(shop) ?? 0) / rounds,
  }));
  results.push({ name, inFew, inMany });
  console.log(JSON.stringify(results.at(-1)));
}
for (const { stop } of sides) await stop();
await postgres.stop();

/** A shop with so many rows, a person with 5,000 movements and 100 rules, and an admin. */
async function openShop(name: string, rows: number) {
  const owner = await openDatabase({ url: postgres.url('postgres') });
  await owner.pool.query(`create database ${name}`);
  await owner.close();
  const url = postgres.url(name);
  const server = await startTestServer({
    DATABASE_URL: url,
    SITE_URL: site,
    PUBLISHABLE_KEY: publishableKey,
    PAYMENTS: 'off',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'silent',
  });
  const database = await openDatabase({ url });
  await fill(database, rows);
  const busy = await createPerson(database, {});
  await addHistory(database, busy.id);
  const admin = await createPerson(database, { is_admin: true });
  await database.pool.query('analyze');
  // as the job of each night does
  await database.pool.query(
    `select brin_summarize_new_values('public.token_transactions_by_time'),
       private.sum_days(private.day_in_berlin(now()) - 400, private.day_in_berlin(now()) - 1)`,
  );
  const ask = async ({ token }: typeof busy, path: string, body?: object): Promise<void> => {
    const headers = { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${server.url}${path}`, { headers, ...sent });
    await answer.arrayBuffer();
    // an export ends a moment after it was read
    if (answer.status === 409) return ask({ id: '', token }, path, body);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  };
  const processorTime = async () => {
    const { rows: sessions } = await database.pool.query(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return sessions.reduce((sum, { pid }) => {
      const nanoseconds = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0];
      return sum + Number(nanoseconds) / 1e6;
    }, 0);
  };
  return {
    busy,
    admin,
    ask,
    processorTime,
    stop: async () => {
      await database.close();
      await server.stop();
    },
  };
}

async function createPerson(database: Database, metadata: object): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  await database.pool.query('insert into auth.users (id, email, app_metadata) values ($1, $2, $3)', [
    id,
    `${id}@example.com`,
    metadata,
  ]);
  await database.pool.query("select private.post_tokens($1, 1000000, 'bench', 'bench', $2, null)", [id, id]);
  const { rows } = await database.pool.query(
    "insert into auth.sessions (user_id, amr) values ($1, '[]') returning id",
    [id],
  );
  return { id, token: await signToken(database, { sub: id, session_id: rows[0].id }) };
}

async function addHistory({ pool }: Database, id: string): Promise<void> {
  await pool.query(
    `select private.post_tokens($1, -1, 'bench', 'bench', gen_random_uuid()::text, null) from generate_series(1, 5000)`,
    [id],
  );
  await pool.query(
    `insert into public.user_configurations (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
     select $1, 'Rule ' || n, 'Claude', 'Fullstack', '{React}', 'Strict', 'Markdown' from generate_series(1, 100) n`,
    [id],
  );
}

/** Thirty months of a shop: fifty people with thousands of movements, thousands with hundreds, all others with a few. */
async function fill({ pool }: Database, rows: number): Promise<void> {
  const people = rows / 50;
  for (const table of ['token_transactions', 'generations', 'user_tokens', 'subscriptions', 'orders'])
    await pool.query(`alter table public.${table} disable trigger user`);
  const at = (n: string, of: number) => `now() - interval '30 months' + ${n} * (interval '30 months' / ${of})`;
  await pool.query(`
    insert into auth.users (id, email, user_metadata, created_at, mailbox_hash)
      select md5('u' || n)::uuid, 'person' || n || '@bench.example', jsonb_build_object('name', 'Person ' || n), ${at('n', people)},
        rpad(n::text, 43, '-') from generate_series(1, ${people}) n;
    insert into public.user_tokens (user_id, tokens_remaining) select md5('u' || n)::uuid, n % 500 from generate_series(1, ${people}) n;
    insert into public.customers (id, user_id, email, name, stripe_customer_id)
      select md5('c' || n)::uuid, md5('u' || n)::uuid, 'person' || n || '@bench.example', 'Person ' || n, 'cus_' || n
      from generate_series(1, ${people} / 2) n;
    insert into public.subscriptions (user_id, customer_id, stripe_subscription_id, status, current_period_end, created_at)
      select md5('u' || n)::uuid, md5('c' || n)::uuid, 'sub_' || n, 'active', now(), ${at('n', people / 20)} from generate_series(1, ${people} / 20) n;
    insert into public.orders (user_id, kind, stripe_price_id, product_name, tokens, list_amount, amount, currency, language, vat_mode,
        state, created_at, fulfilled_at)
      select md5('u' || n)::uuid, 'token_pack', 'price', 'Standard', 0, 1500, 1500, 'eur', 'de', 'small_business',
        'fulfilled', ${at('n', people)}, ${at('n', people)} from generate_series(1, ${people}) n;
    insert into private.audit_log (action, subject_id, created_at)
      select 'adjust_tokens', md5('u' || n), ${at('n', people)} from generate_series(1, ${people}) n`);
  await pool.query(`
    insert into public.token_transactions (user_id, transaction_type, amount, delta, balance_after, source_type, source_id, created_at)
      select md5('u' || 1 + case when n * 7919 % 1000 < 25 then n % 50 when n * 7919 % 1000 < 175 then n % least(5000, ${people})
          else n * 31 % ${people} end)::uuid,
        'use', 1, -1, 0, 'generation', md5('r' || n)::uuid::text, ${at('n', rows)} from generate_series(1, ${rows}::bigint) n`);
  await pool.query(`
    insert into public.generations (id, user_id, request_id, answers_hash, state, generator, title, created_at, settled_at)
      select source_id::uuid, user_id, gen_random_uuid(), repeat('a', 43), 'captured', 'offline', 't', created_at, created_at
      from public.token_transactions where id > ${rows} * 0.9`);
  for (const table of ['token_transactions', 'generations', 'user_tokens', 'subscriptions', 'orders'])
    await pool.query(`alter table public.${table} enable trigger user`);
}
