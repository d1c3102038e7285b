import { randomUUID } from 'node:crypto';
import { formData } from '../../bench/form-data.ts';
import { summarise } from '../../bench/measure.ts';
import { startNativePostgres } from '../../tools/testing/native-postgres.ts';
import { openLargeShop } from './large-shop.ts';

/** Rows of the ledger beside those of the two people who are measured; a tenth as many generations, a fiftieth as many people. */
const few = 20_000;
const many = Number(process.argv[2] ?? 10_000_000);
const rounds = 24;

const postgres = await startNativePostgres();
const sides = [await openLargeShop(postgres, 'few', few), await openLargeShop(postgres, 'many', many)];
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
  log: ({ admin, ask }) => ask(admin, '/functions/v1/admin-data', { action: 'audit' }),
  'figures of 30 days': ({ admin, ask }) => ask(admin, '/functions/v1/admin-data', { action: 'overview' }),
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
