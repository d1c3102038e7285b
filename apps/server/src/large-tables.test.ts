import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillLargeShop } from '../../../tools/testing/fill-large-shop.ts';
import { formData } from '../../../tools/testing/form-data.ts';
import { isLongRun } from '../../../tools/testing/is-long-run.ts';
import { sumDays } from './domain/admin/sum-days.ts';
import { checkLedger } from './domain/ledger/check-ledger.ts';
import { ledgerFaults } from './domain/ledger/ledger-faults.ts';
import { forgetExpired } from './domain/personal-data/forget-expired.ts';
import { forgetOldResults } from './domain/rules/forget-old-results.ts';
import { releaseExpired } from './domain/rules/release-expired.ts';
import { type Buyer, openShop, type Shop } from './testing/shop.ts';

/** Rows of the ledger; generations and people are fewer. */
const rows = isLongRun ? 2_000_000 : 50_000;
/** The rows that a bounded total reads, with some pages beside it. */
const most = 12_000;
/** These may scan all users: there are few of them compared with ledger rows. */
const mayRead: Readonly<Record<string, readonly string[]>> = {
  health: ['auth.users'],
  'hourly check of the accounts that moved': ['public.user_tokens'],
  'retention of a deleted person': ['auth.users'],
};
const password = 'correct horse 9';
let shop: Shop;
let busy: Buyer;
let admin: Buyer;

beforeAll(async () => {
  shop = await openShop('native');
  const { database } = shop.deps;
  await fillLargeShop(database, rows);
  // a ledger of this size is too large to be scanned during a request
  await database.pool.query('alter table public.token_transactions alter column id restart with 10000000');
  busy = await shop.buyer();
  admin = await shop.buyer();
  await database.pool.query(`update auth.users set app_metadata = '{"is_admin": true}' where id = $1`, [admin.id]);
  await database.pool.query(
    `select private.post_tokens($1, 2, 'many', 'adjustment', gen_random_uuid()::text, null) from generate_series(1, 600)`,
    [busy.id],
  );
  await sumDays(database, new Date());
  await checkLedger(database);
  await database.pool.query('vacuum analyze');
}, 600_000);
afterAll(() => shop.remove());

/** None may read a large table from its first row to its last (docs/decisions/069). */
const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'sign-in': async () => read(await busy.client.auth.signInWithPassword({ email: busy.email, password })),
  'charged generation': () => succeed(busy.call('generate-rules', { formData, requestId: randomUUID() })),
  balance: async () => read(await busy.client.from('user_tokens').select('tokens_remaining').eq('user_id', busy.id)),
  'latest movements': async () =>
    read(
      await busy.client
        .from('token_transactions')
        .select('id, description, amount')
        .eq('user_id', busy.id)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(5),
    ),
  'latest generations': async () =>
    read(
      await busy.client
        .from('generations')
        .select('id, title')
        .eq('user_id', busy.id)
        .eq('state', 'captured')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(5),
    ),
  'saved rules': async () =>
    read(await busy.client.from('user_configurations').select('id').eq('user_id', busy.id).limit(20)),
  export: async () => {
    const { data, error } = await busy.client.functions.invoke('account', { body: { action: 'export' } });
    expect(error).toBeNull();
    expect((await data.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  },
  customers: () => succeed(admin.call('admin-stripe', { action: 'getCustomers' })),
  subscriptions: () => succeed(admin.call('admin-stripe', { action: 'getSubscriptions' })),
  balances: () => succeed(admin.call('admin-users', {})),
  orders: () => succeed(admin.call('admin-orders', { action: 'list' })),
  'orders by amount': () => succeed(admin.call('admin-orders', { action: 'list', sort: 'amount' })),
  'orders by address': () => succeed(admin.call('admin-orders', { action: 'list', sort: 'email' })),
  log: () => succeed(admin.call('admin-data', { action: 'audit' })),
  'figures of 30 days': () => succeed(admin.call('admin-data', { action: 'overview' })),
  health: () => succeed(admin.call('admin-data', { action: 'health' })),
  'search of the header': () => succeed(admin.call('admin-search', { search: 'person17' })),
  'page of a person': () => succeed(admin.call('admin-data', { action: 'customer', id: busy.id })),
  'sums of yesterday': () => sumDays(shop.deps.database, new Date()),
  'runs without a word': () => releaseExpired(shop.deps.database),
  'texts of old runs': () => forgetOldResults(shop.deps.database, new Date()),
  'hourly check of the accounts that moved': () => ledgerFaults(shop.deps.database, new Date()),
  'deletion of a person': () => succeed(busy.call('account', { action: 'delete', current: password })),
  'retention of a deleted person': async () => {
    await shop.deps.database.pool.query(
      `update auth.users set kept_until = private.day_in_berlin(now()) - 1 where id = $1`,
      [busy.id],
    );
    expect(await forgetExpired(shop.deps.database, new Date())).toBe(1);
  },
};

test(`no call reads a large table as a whole beside ${rows.toLocaleString('en')} rows of the ledger`, async () => {
  const found: [string, readonly string[]][] = [];
  for (const [name, call] of Object.entries(calls)) {
    const before = await rowsInSequence();
    await call();
    const after = await rowsInSequence();
    const tables = [...after].filter(([table, count]) => count - (before.get(table) ?? 0) > most);
    found.push([name, tables.map(([table]) => table).filter((table) => mayRead[name]?.includes(table) !== true)]);
  }
  expect(found.filter(([, tables]) => tables.length > 0)).toEqual([]);
}, 600_000);

/** Returns how many rows of each table were read without an index, by every session of the server until now, also within functions. */
async function rowsInSequence(): Promise<ReadonlyMap<string, number>> {
  const { pool } = shop.deps.database;
  const sessions = await Promise.all(Array.from({ length: pool.options.max ?? 1 }, () => pool.connect()));
  for (const session of sessions) await session.query('select pg_stat_force_next_flush()');
  for (const session of sessions) session.release();
  const { rows: tables } = await pool.query<{ name: string; read: number }>(
    `select schemaname || '.' || relname as name, seq_tup_read::float8 as read from pg_stat_user_tables`,
  );
  return new Map(tables.map(({ name, read: count }) => [name, count]));
}

async function succeed(call: Promise<{ readonly status: number }>): Promise<void> {
  expect((await call).status).toBe(200);
}

function read({ error }: { readonly error: unknown }): void {
  expect(error).toBeNull();
}
