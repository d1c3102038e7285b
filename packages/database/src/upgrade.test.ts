import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTestDatabase, databaseModes, emptyTestDatabase } from '../../../tools/testing/open-test-database.ts';
import { ensureRoles } from './ensure-roles.ts';
import { findObstacle } from './find-obstacle.ts';
import { type Database, openDatabase } from './open-database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { catalogOf } from './testing/catalog-of.ts';

const dumpOf = (name: string) =>
  gunzipSync(readFileSync(join(import.meta.dirname, `testing/database-${name}.sql.gz`))).toString();
/** From the last version whose migrations still contained functions, triggers and policies. */
const older = dumpOf('0026');
/** From the last version that packed results. */
const packing = dumpOf('0057');

describe.each(databaseModes)('older %s database', (mode) => {
  const cleanUp: (() => Promise<void>)[] = [];
  let upgraded: Database;
  let fresh: Database;
  const open = async ({ options, erase }: Awaited<ReturnType<typeof emptyTestDatabase>>) => {
    const database = await openDatabase(options);
    cleanUp.push(async () => {
      await database.close();
      await erase();
    });
    return database;
  };
  beforeAll(async () => {
    upgraded = await open(await emptyTestDatabase(mode));
    fresh = await open(await copyTestDatabase(mode));
    await ensureRoles(upgraded);
    await upgraded.pool.query(older);
    await upgraded.pool.query(
      `insert into public.translations (key, language, value)
        values ('catalogue.title', 'de', 'Unser Angebot'), ('catalogue.title', 'en', 'The catalogue'), ('admin.catalogue', 'en', 'Stock')`,
    );
    await prepareDatabase(upgraded, seedLists);
  });
  afterAll(() => Promise.all(cleanUp.map((one) => one())));

  test('has the same schema as a new one after its next start', async () => {
    const [was, is] = [await catalogOf(fresh.pool), await catalogOf(upgraded.pool)];
    expect(is).toEqual(was);
    expect(is.length).toBeGreaterThan(1_000);
  });

  test('has the same schema also if it packed results', async () => {
    const database = await open(await emptyTestDatabase(mode));
    await ensureRoles(database);
    await database.pool.query(packing);
    await prepareDatabase(database, seedLists);
    // a dump leaves out what an owner may do by default
    const [was, is] = [await catalogOf(fresh.pool), await catalogOf(database.pool)].map((all) =>
      all.filter((line) => !/^right .* to its owner /.test(line)),
    );
    expect(is).toEqual(was);
  });

  test('keeps who has ended a plan: its subscriber, an accepted cancellation, or a withdrawal that waits', async () => {
    const database = await open(await emptyTestDatabase(mode));
    await ensureRoles(database);
    await database.pool.query(packing);
    await database.pool.query(`
      insert into auth.users (email) values ('hans@example.com');
      insert into public.subscriptions
          (user_id, stripe_subscription_id, status, cancel_at_period_end, cancel_at, current_period_end)
        select u.id, name, 'active', true, '2027-01-31 12:00Z', '2027-01-31 12:00Z'
        from auth.users u, unnest(array['portal', 'canceled', 'withdrawn']) as name where u.email = 'hans@example.com';
      insert into public.orders (user_id, kind, interval, interval_count, stripe_price_id, stripe_subscription_id,
          product_name, tokens, list_amount, amount, currency, language, vat_mode, state, fulfilled_at)
        select user_id, 'subscription', 'month', 1, 'price', stripe_subscription_id,
          'Studio', 120, 2900, 2900, 'eur', 'en', 'small_business', 'fulfilled', now() from public.subscriptions
        where stripe_subscription_id in ('portal', 'canceled', 'withdrawn');
      insert into private.legal_notices (id, kind, language, name, email, contract_reference, receipt, address_hash,
          received_at, due_at, accepted_order_id, accepted_at, applied_at, effective_end)
        select gen_random_uuid(), n.kind, 'en', 'Hans', 'hans@example.com', 'RW-1', 'Received', 'x',
          now(), now(), o.id, n.accepted_at, now(), n.effective_end
        from public.orders o join (values
          ('canceled', 'cancellation', now(), null), ('withdrawn', 'withdrawal', null, timestamptz '2027-01-31 12:00Z')
        ) as n (plan, kind, accepted_at, effective_end) on n.plan = o.stripe_subscription_id;`);
    await prepareDatabase(database, seedLists);
    const { rows } = await database.pool.query(
      `select s.stripe_subscription_id as plan, s.ends_by_subscriber, n.effective_end from public.subscriptions s
       left join public.orders o on o.stripe_subscription_id = s.stripe_subscription_id
       left join private.legal_notices n on n.accepted_order_id = o.id
       where s.stripe_subscription_id in ('portal', 'canceled', 'withdrawn') order by 1`,
    );
    const end = new Date('2027-01-31T12:00:00Z');
    expect(rows).toEqual([
      { plan: 'canceled', ends_by_subscriber: false, effective_end: end },
      { plan: 'portal', ends_by_subscriber: true, effective_end: null },
      { plan: 'withdrawn', ends_by_subscriber: false, effective_end: end },
    ]);
  });

  test('moves the texts of admins to the keys with the new spelling', async () => {
    const { rows } = await upgraded.pool.query(
      `select key, language, value from public.translations where key ~ 'catalog' order by key, language`,
    );
    expect(rows).toEqual([
      { key: 'admin.catalogue', language: 'en', value: 'Stock' },
      { key: 'catalog.title', language: 'de', value: 'Unser Angebot' },
      { key: 'catalog.title', language: 'en', value: 'The catalogue' },
    ]);
    const { rows: leads } = await upgraded.pool.query(
      `select value from public.translations where key = 'landing.lead' and language = 'en'`,
    );
    expect(leads).toEqual([{ value: expect.stringContaining('files that Cursor and Claude load') }]);
  });

  test('serves callers, and has nothing left to do', async () => {
    expect(await findObstacle(upgraded)).toBeUndefined();
    expect(await prepareDatabase(upgraded, seedLists)).toEqual([]);
  });
});
