import { randomUUID } from 'node:crypto';
import { publishableKey, startNativeServer } from '../../bench/native-server.ts';
import type { Figure } from '../../bench/report/figure.ts';
import { printFigures } from '../../bench/report/print-figures.ts';
import { residentMegabytes } from '../../bench/resident-megabytes.ts';
import { signToken } from '../../bench/sign-token.ts';

const customers = 100_000;
const movements = 1_000_000;
const products = 10_000;
const samples = 30;
const { server, database, stop } = await startNativeServer();
const token = await createAdmin();
await fill();

const tables: Readonly<Record<string, { readonly name: string; readonly body: object; readonly sort: string }>> = {
  products: { name: 'admin-stripe', body: { action: 'getProducts' }, sort: 'name' },
  subscriptions: { name: 'admin-stripe', body: { action: 'getSubscriptions' }, sort: 'email' },
  customers: { name: 'admin-stripe', body: { action: 'getCustomers' }, sort: 'name' },
  discounts: { name: 'admin-stripe', body: { action: 'getDiscounts' }, sort: 'name' },
  balances: { name: 'admin-users', body: {}, sort: 'tokens' },
  log: { name: 'admin-data', body: { action: 'audit' }, sort: 'actor' },
};
const figures: Figure[] = [];
for (const [table, { name, body, sort }] of Object.entries(tables)) {
  const page = `admin table of ${table}, ${customers.toLocaleString('en')} people`;
  figures.push(
    { name: `${page}: first page`, unit: 'ms', value: await median(name, body) },
    { name: `${page}: search`, unit: 'ms', value: await median(name, { ...body, search: '77' }) },
    { name: `${page}: another order`, unit: 'ms', value: await median(name, { ...body, sort, direction: 'asc' }) },
  );
}
const file = await writeFile();
printFigures([
  ...figures,
  { name: `ledger of ${file.rows.toLocaleString('en')} rows as a file`, unit: 'ms', value: file.seconds * 1000 },
  {
    name: 'memory while the last quarter of it is written',
    unit: 'MB',
    value: file.quarters[3] ?? 0,
    reference: { name: 'the first quarter', value: file.quarters[0] ?? 0 },
  },
]);
await stop();

async function createAdmin(): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `insert into auth.users (id, email, app_metadata) values ($1, 'admin@bench.example', '{"is_admin": true}')`,
    [id],
  );
  const { rows } = await database.pool.query(
    "insert into auth.sessions (user_id, amr) values ($1, '[]') returning id",
    [id],
  );
  return signToken(database, { sub: id, session_id: rows[0].id });
}

/** Fills a shop with several years of data, without notifying open browsers of each row. */
async function fill(): Promise<void> {
  const client = await database.pool.connect();
  for (const table of ['user_tokens', 'subscriptions', 'token_transactions', 'products', 'prices'])
    await client.query(`alter table public.${table} disable trigger user`);
  await client.query(
    `insert into auth.users (id, email, user_metadata, created_at, last_sign_in_at)
     select md5('u' || n)::uuid, 'person' || n || '@bench.example', jsonb_build_object('name', 'Person ' || n),
       now() - n * interval '7 minutes', now() - n * interval '3 minutes' from generate_series(1, $1::int) n`,
    [customers],
  );
  await client.query(
    `insert into public.user_tokens (user_id, tokens_remaining) select md5('u' || n)::uuid, n % 500 from generate_series(1, $1::int) n`,
    [customers],
  );
  await client.query(
    `insert into public.customers (id, user_id, email, name, stripe_customer_id, created_at)
     select md5('c' || n)::uuid, md5('u' || n)::uuid, 'person' || n || '@bench.example', 'Person ' || n, 'cus_' || n,
       now() - n * interval '7 minutes' from generate_series(1, $1::int) n`,
    [customers],
  );
  await client.query(
    `insert into public.subscriptions (user_id, customer_id, stripe_subscription_id, stripe_price_id, status, current_period_end, created_at)
     select md5('u' || n)::uuid, md5('c' || n)::uuid, 'sub_' || n, 'price_' || n % 10000, 'active',
       now() + (n % 30) * interval '1 day', now() - n * interval '9 minutes' from generate_series(1, $1::int / 2) n`,
    [customers],
  );
  await client.query(
    `insert into public.token_transactions
       (user_id, transaction_type, amount, delta, balance_after, description, source_type, source_id, created_at)
     select md5('u' || (1 + n % $2::int))::uuid, 'add', 1, 1, 1 + n / $2::int, 'Token purchase: Basic package', 'bench', n::text,
       now() - ($1::int - n) * interval '1 minute' from generate_series(1, $1::int) n`,
    [movements, customers],
  );
  await client.query(
    `insert into public.products (id, stripe_product_id, name, description)
     select md5('p' || n)::uuid, 'prod_' || n, 'Product ' || n, 'Number ' || n from generate_series(1, $1::int) n`,
    [products],
  );
  await client.query(
    `insert into public.prices (product_id, stripe_price_id, unit_amount, currency)
     select md5('p' || n)::uuid, 'price_' || n, 100 + n, 'eur' from generate_series(1, $1::int) n`,
    [products],
  );
  await client.query(
    `insert into public.discounts (stripe_coupon_id, name, percent_off, duration)
     select 'co_' || n, 'Discount ' || n, 10, 'once' from generate_series(1, 1000) n`,
  );
  await client.query(
    `insert into private.audit_log (actor_id, action, subject_id)
     select md5('u' || n % 5)::uuid, 'adjust_tokens', md5('u' || n) from generate_series(1, 100000) n`,
  );
  client.release();
  await database.pool.query('analyze');
}

function ask(name: string, body: object): Promise<Response> {
  return fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Returns the median time of a call in milliseconds. */
async function median(name: string, body: object): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < samples; turn += 1) {
    const start = performance.now();
    const answer = await ask(name, body);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[samples / 2] ?? 0;
}

/** Exports the whole ledger as a file; returns the server's memory before, and its peak in each quarter of the rows. */
async function writeFile() {
  const before = residentMegabytes(server.process.pid);
  const quarters = [0, 0, 0, 0];
  const start = performance.now();
  const answer = await ask('admin-data', { action: 'export', table: 'ledger' });
  let [bytes, rows, pieces] = [0, 0, 0];
  for await (const piece of answer.body ?? []) {
    bytes += piece.length;
    for (const byte of piece) if (byte === 10) rows += 1;
    pieces += 1;
    const quarter = Math.min(3, Math.floor((rows * 4) / movements));
    if (pieces % 20 === 0) quarters[quarter] = Math.max(quarters[quarter] ?? 0, residentMegabytes(server.process.pid));
  }
  return { rows: rows - 1, megabytes: bytes / 1e6, seconds: (performance.now() - start) / 1000, before, quarters };
}
