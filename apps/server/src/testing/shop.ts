import { randomUUID } from 'node:crypto';
import { unknownOperator } from '@regelwerk/legal/operator';
import { orderVersions } from '@regelwerk/legal/order-versions';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Logger } from 'pino';
import type { Stripe } from 'stripe';
import type { DatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { setAdmin } from '../domain/accounts/admin-rights.ts';
import { createDefaultCatalog } from '../domain/catalog/create-default-catalog.ts';
import type { OpenBilling } from '../domain/kernel/payments-context.ts';
import { ledgerFaults } from '../domain/ledger/ledger-faults.ts';
import { runDueJobs } from '../jobs/start-jobs.ts';
import { openBrowser } from './auth-client.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { type PaymentProvider, startPaymentProvider } from './payment-provider.ts';

/** Both declarations as the texts are without an operator's facts. */
export const consent = { ...orderVersions(unknownOperator), locale: 'en' } as const;

/** A signed-in person without purchases. */
export interface Buyer {
  readonly id: string;
  readonly email: string;
  readonly client: SupabaseClient;
  /** Both declarations as this shop has them. */
  readonly consent: object;
  /** Calls a function; `code` is that of a refusal. */
  readonly call: (name: string, body: object) => Promise<{ data: unknown; status: number; code?: string }>;
  /** Places an order and returns the address of its payment page; throws if it is refused. */
  readonly order: (priceId: string, more?: object) => Promise<string>;
  readonly subscribe: (priceId: string, more?: object) => Promise<string>;
  readonly balance: () => Promise<number>;
}

/** A server with a provider, a catalog and no buyers. */
export interface Shop extends TestApp {
  readonly provider: PaymentProvider;
  readonly billing: OpenBilling;
  readonly buyer: () => Promise<Buyer>;
  readonly admin: () => Promise<Buyer>;
  /** Returns the provider's price id of a product of the default catalog. */
  readonly price: (product: string) => Promise<string>;
  /** Delivers webhooks and runs jobs until nothing is left. */
  readonly settle: () => Promise<void>;
  /** Lets days pass at the provider, and settles. */
  readonly pass: (days: number) => Promise<void>;
  readonly query: (text: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Runs the due jobs. */
  readonly work: () => Promise<void>;
  readonly faults: () => Promise<unknown[]>;
  readonly orders: (userId: string) => Promise<Record<string, unknown>[]>;
  /** Returns the only plan of a person as the provider has it. */
  readonly plan: (userId: string) => Promise<Stripe.Subscription>;
}

export async function openShop(
  mode: DatabaseMode,
  environment: Record<string, string> = {},
  log?: Logger,
): Promise<Shop> {
  const provider = await startPaymentProvider();
  const settings = { SIGNUP_TOKENS: '0', ...provider.environment, ...environment };
  const app = await createTestApp(mode, settings, '', log);
  provider.deliverTo((path, init) => app.request(path, init));
  const providerClock = provider.sandbox.now;
  Object.assign(app.deps.billing, { providerClock });
  Object.assign(app.deps.legal, { providerClock });
  const { payments } = app.deps.billing;
  if (payments === undefined) throw new Error('the server under test takes payments');
  const billing = { ...app.deps.billing, payments };
  await createDefaultCatalog(billing);
  const settle = async () => {
    let delivered = 1;
    while (delivered > 0) {
      delivered = await provider.sandbox.deliver();
      await runDueJobs(app.deps);
    }
  };
  await settle();
  return {
    ...app,
    provider,
    billing,
    settle,
    pass: async (days) => {
      await provider.sandbox.advance(days * 86_400);
      await settle();
    },
    query: async (text, ...values) => (await app.deps.database.pool.query(text, values)).rows,
    buyer: () => createBuyer(app),
    admin: async () => {
      const person = await createBuyer(app);
      await setAdmin(app.deps.accounts, { actor: null, email: person.email, isAdmin: true });
      return person;
    },
    work: () => runDueJobs(app.deps),
    price: async (product) => {
      const { rows } = await app.deps.database.pool.query<{ id: string }>(
        `select price.stripe_price_id as id from public.prices price
         join public.products product on product.id = price.product_id where product.name = $1`,
        [product],
      );
      return rows[0]?.id ?? '';
    },
    faults: () => ledgerFaults(app.deps.database),
    orders: async (userId) => {
      const { rows } = await app.deps.database.pool.query(
        'select * from public.orders where user_id = $1 order by number',
        [userId],
      );
      return rows;
    },
    plan: async (userId) => {
      const { rows } = await app.deps.database.pool.query<{ id: string }>(
        'select stripe_subscription_id as id from public.subscriptions where user_id = $1',
        [userId],
      );
      return provider.stripe.subscriptions.retrieve(String(rows[0]?.id));
    },
    remove: async () => {
      await app.remove();
      await provider.stop();
    },
  };
}

async function createBuyer(app: TestApp): Promise<Buyer> {
  const { client } = openBrowser(app);
  const email = `${randomUUID()}@example.com`;
  const { data, error } = await client.auth.signUp({ email, password: 'correct horse 9' });
  if (error !== null || data.user === null) throw error ?? new Error('nobody signed up');
  const id = data.user.id;
  const own = { ...orderVersions(app.deps.billing.operator), locale: 'en' };
  const call: Buyer['call'] = async (name, body) => {
    const answer = await client.functions.invoke(name, { body });
    if (answer.error === null) return { data: answer.data, status: 200 };
    const refusal = await answer.error.context.json();
    return { data: refusal, status: answer.error.context.status, code: refusal.code };
  };
  const start =
    (name: string) =>
    async (priceId: string, more: object = {}) => {
      const { data, status, code } = await call(name, { priceId, consent: own, ...more });
      if (status !== 200) throw new Error(`${name} was refused: ${code}`);
      return (data as { url: string }).url;
    };
  return {
    id,
    email,
    client,
    consent: own,
    call,
    order: start('token-purchase'),
    subscribe: start('create-checkout'),
    balance: async () => {
      const { data: row } = await client.from('user_tokens').select('tokens_remaining').maybeSingle();
      return row?.tokens_remaining ?? 0;
    },
  };
}

/** Returns the id of the checkout session in the address of a hosted page. */
export const sessionOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
