import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@regelwerk/database/open-database';
import { seededRandom } from '@regelwerk/engine/seeded-random';
import { type Card, cards } from '@regelwerk/payment-sandbox/objects';
import { serveAlone } from '@regelwerk/payment-sandbox/serve-alone';
import { expect, test } from 'vitest';
import { copyTestDatabase } from '../../tools/testing/open-test-database.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';
import { readMoneyKept } from './money-kept.ts';
import { openProviderAccount } from './provider-account.ts';
import { changeKey, type PlanChange, readTokensDue, type Shown, type ShownChange } from './tokens-due.ts';

const purchases = Number(process.env.CHAOS_PURCHASES ?? 20);
const seed = Number(process.env.CHAOS_SEED ?? 20261121);
const people = purchases / 5;
const months = 6;
const killsPerMonth = purchases / 60;
/** The kills up to the end of a month, spread evenly. */
const killsBy = (month: number) => Math.floor((month + 1) * killsPerMonth);
const atOnce = 6;
const secretKey = 'sk_test_chaos';
const webhookSecret = 'whsec_chaos0123456789';

/** A native database, the provider, and a server that is killed and restarted. */
async function openWorld(random: () => number) {
  const { options, erase } = await copyTestDatabase('native');
  if (!('url' in options)) throw new Error('a native database has an address');
  const database = await openDatabase(options);
  const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-payments-'));
  let server: TestServer | undefined;
  const provider = await serveAlone({
    secretKey,
    random,
    webhook: {
      secret: webhookSecret,
      send: (init) => fetch(`${server?.url}/webhooks/stripe`, init),
    },
  });
  const environment = {
    DATABASE_URL: options.url,
    DATA_DIR: dataDir,
    SIGNUP_TOKENS: '0',
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'fatal',
    PAYMENTS: 'stripe',
    STRIPE_API_BASE: provider.url,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
  server = await startTestServer(environment);
  return {
    ...provider,
    account: openProviderAccount(provider.url, secretKey),
    serverUrl: () => server?.url ?? '',
    query: async (statement: string, values: unknown[] = []) => (await database.pool.query(statement, values)).rows,
    /** A power cut in the middle of everything. */
    killServer: async () => {
      await server?.kill();
      server = await startTestServer(environment);
    },
    /** Has the server compare everything with the provider, as it does every night. */
    reconcile: async () => {
      const job = "task_identifier = 'reconcile_all'";
      await database.pool.query("select graphile_worker.add_job('reconcile_all', max_attempts => 3)");
      await expect
        .poll(
          async () => (await database.pool.query(`select id, last_error from graphile_worker.jobs where ${job}`)).rows,
        )
        .toEqual([]);
    },
    /** Runs one of the operator's commands and returns its output. */
    command: async (name: string, ...words: string[]) => {
      const child = spawn(process.execPath, ['apps/server/src/commands/run-command.ts', name, ...words], {
        env: { ...process.env, ...environment },
      });
      const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
      expect(complaint).toBe('');
      return { printed, code: child.exitCode };
    },
    remove: async () => {
      await server?.stop();
      await provider.close();
      await database.close();
      await erase();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type ChaosWorld = Awaited<ReturnType<typeof openWorld>>;

/** The operator refunds some payments, but none of the spared person; cardholders dispute some of their plans, and banks decide. */
async function reverseSome({ account, query }: ChaosWorld, spared: string, random: () => number): Promise<void> {
  const { list, send } = account;
  for (const { id, status } of await list<{ id: string; status: string }>('/v1/disputes'))
    if (status === 'needs_response' && random() < 0.5)
      await send(`/v1/sandbox/disputes/${id}/close`, { status: random() < 0.5 ? 'won' : 'lost' });
  const payments = await list<{ id: string; customer: string }>('/v1/payment_intents');
  const [own] = await query('select stripe_customer_id as id from public.customers where user_id = $1', [spared]);
  for (const { id, customer } of payments)
    if (customer !== own?.id && random() < 0.02) await send('/v1/refunds', { payment_intent: id });
  const charged = await query(
    `select i.payment_intent_id as payment from public.invoices i join auth.users u on u.id = i.user_id and u.deleted_at is null
     where i.status = 'paid' and i.total > 0 and i.user_id <> $1 and not exists (
       select from private.reversals r where r.source_id = i.id
     ) order by i.created_at, i.id`,
    [spared],
  );
  for (const { payment } of charged)
    if (random() < 0.03) await send('/v1/sandbox/disputes', { payment_intent: payment });
}

interface Answer {
  readonly access_token: string;
  readonly user: { readonly id: string };
  readonly publishableKey: string;
  readonly url?: string;
  readonly code?: string;
  readonly offer?: Offer;
}

/** The server's answer about an offer. */
interface Offer extends Shown {
  readonly amount: number;
  readonly currency: string;
  readonly interval: string | null;
  readonly trialDays: number;
  readonly consent: object;
}

/** Asks the server, and retries while it is down, like people who press a button twice. */
async function ask(world: ChaosWorld, path: string, headers: Record<string, string>, body: object) {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const answer = await fetch(`${world.serverUrl()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
      .then(async (response) => ({ status: response.status, body: (await response.json()) as Answer }))
      .catch(() => undefined);
    if (answer !== undefined && answer.status < 500) return answer;
    await sleep(100);
  }
  throw new Error(`nobody answers ${path}`);
}

const password = 'correct horse 9';

/** The offers that people saw when they ordered, and the states of the plans so far. */
interface Seen {
  readonly shown: Map<string, Shown>;
  readonly ordered: Map<string, ShownChange>;
  readonly changes: PlanChange[];
}

async function signUp(world: ChaosWorld, publishableKey: string, { shown, ordered, changes }: Seen) {
  const email = `${randomUUID()}@example.com`;
  const enter = (path: string) => ask(world, `/auth/v1/${path}`, { apikey: publishableKey }, { email, password });
  const signedUp = await enter('signup');
  // if only the answer was lost, the next attempt finds the account
  const { body } = signedUp.status === 422 ? await enter('token?grant_type=password') : signedUp;
  const headers = { apikey: publishableKey, authorization: `Bearer ${body.access_token}` };
  const call = (name: string, given: object) => ask(world, `/functions/v1/${name}`, headers, given);
  const inPortal = async (form: (subscription: string) => Record<string, string>) => {
    const [own] = await world.query(
      "select stripe_subscription_id as id from public.subscriptions where user_id = $1 and status <> 'canceled'",
      [body.user.id],
    );
    if (own === undefined) return;
    const { body: answer } = await call('customer-portal', {});
    if (answer.url !== undefined) await post(world, new URL(answer.url).pathname, form(own.id));
  };
  /** Orders the shown offer, or the current one if it has changed meanwhile. Returns the payment page. */
  const order = async (name: 'token-purchase' | 'create-checkout', priceId: string) => {
    let offer = (await call('quote-order', { priceId })).body as unknown as Offer;
    for (;;) {
      const { amount, currency, tokens, interval, trialDays } = offer;
      const consent = { ...offer.consent, locale: 'en' };
      const expected = { amount, currency, tokens, interval, trialDays };
      const { body: answer } = await call(name, { priceId, consent, expected });
      if (answer.offer !== undefined) offer = answer.offer;
      else {
        if (answer.url === undefined) return undefined;
        const { pathname } = new URL(answer.url);
        shown.set(pathname.split('/').at(-1) ?? '', offer);
        return pathname;
      }
    }
  };
  const pay = (page: string, card: Card) =>
    post(world, page, card === 'needs_action' ? { card, bank: 'yes' } : { card });
  const remove = () => call('account', { action: 'delete', current: password });
  return {
    id: body.user.id,
    email,
    call,
    /** Orders, pays with a card, and usually returns to the success page. */
    buy: async (name: 'token-purchase' | 'create-checkout', priceId: string, card: Card, comesBack: boolean) => {
      const page = await order(name, priceId);
      if (page === undefined) return;
      await pay(page, card);
      if (comesBack) await call('confirm-purchase', { sessionId: page.split('/').at(-1) });
    },
    /** Deletes the account between the order and its payment, or while it is being paid. */
    leave: async (priceId: string, isAtOnce: boolean) => {
      const page = await order('token-purchase', priceId);
      if (!isAtOnce) await remove();
      await Promise.all([...(isAtOnce ? [remove()] : []), ...(page === undefined ? [] : [pay(page, 'succeeds')])]);
    },
    /** Cancels or resumes the own subscription, if there is one. */
    manage: (action: string) => inPortal((subscription) => ({ action, subscription })),
    /** Orders another plan in the place of the running one. */
    change: async (priceId: string) => {
      const pending = "select id from public.orders where user_id = $1 and state = 'scheduled'";
      if ((await world.query(pending, [body.user.id])).length > 0) return;
      const { body: offer } = await call('quote-order', { priceId, changesPlan: true });
      const { tokens, startsOn, consent } = offer as unknown as Offer & { startsOn?: string };
      if (startsOn === undefined) return;
      const order = {
        priceId,
        changesPlan: true,
        consent: { ...consent, locale: 'en' },
        expected: { tokens, startsOn },
      };
      const { status } = await call('create-checkout', order);
      const [own] = await world.query(
        `select stripe_subscription_id as id from public.orders where user_id = $1 and state in ('scheduled', 'fulfilled')
           and changes_order_id is not null and stripe_price_id = $2 and starts_at = $3`,
        [body.user.id, priceId, startsOn],
      );
      if (status !== 200 || own === undefined) return;
      const after = changes.at(-1)?.at ?? 0;
      ordered.set(changeKey(own.id, priceId, Date.parse(startsOn) / 1000), { tokens, after });
    },
    /** Takes a change of plan back that has not started. */
    takeBack: async () => {
      const [own] = await world.query("select number from public.orders where user_id = $1 and state = 'scheduled'", [
        body.user.id,
      ]);
      if (own !== undefined) await call('contracts', { action: 'takeBack', number: Number(own.number) });
    },
  };
}

/** Declares a withdrawal on the public form for an order that it names: from an account's address, or from one that nobody knows. */
async function declareWithdrawal(world: ChaosWorld, email: string, contractReference: string): Promise<void> {
  const form = { id: randomUUID(), homepage: '', name: 'Nobody', email, contractReference, step: 'confirm' };
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const answer = await fetch(`${world.serverUrl()}/vertrag-widerrufen?lang=en`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer !== undefined && answer.status < 500) return;
    await sleep(100);
  }
  throw new Error('nobody takes a withdrawal');
}

interface Offered {
  readonly id: string;
  readonly is_named: boolean;
  readonly is_running: boolean;
  readonly refund: number;
}

/**
 * The operator accepts withdrawals for the order that they name, and settles those without a remaining refund. Those that `waits`
 * are left for later.
 */
async function decideWithdrawals(
  world: ChaosWorld,
  call: Call,
  { accepted, waits }: { readonly accepted: { count: number }; readonly waits: () => boolean },
): Promise<void> {
  const open = await world.query(
    `select id from private.legal_notices where kind = 'withdrawal' and settled_at is null and accepted_at is null
     order by received_at, id`,
  );
  for (const { id: noticeId } of open) {
    if (waits()) continue;
    const { body } = await call('admin-notices', { action: 'previewRefund', noticeId });
    const { orders = [] } = body as unknown as { orders?: readonly Offered[] };
    const order = orders.find((one) => one.is_named && (one.refund > 0 || one.is_running));
    if (order === undefined) {
      await call('admin-notices', { action: 'settle', noticeId, reason: 'Nothing is left of it' });
      continue;
    }
    const answer = await call('admin-notices', { action: 'refund', noticeId, orderId: order.id, amount: order.refund });
    if (answer.status === 200) accepted.count += 1;
  }
}

/** Compares orders, invoices, credit notes and refunds with the provider's books, payment by payment, to the cent. */
async function compareMoney(world: ChaosWorld, spenders: ReadonlySet<string>): Promise<void> {
  const { received, refunded, rests } = await readMoneyKept(world.account);
  const disputes = await world.account.list<{ id: string; payment_intent: string }>('/v1/disputes');
  const disputed = new Set(disputes.map(({ payment_intent: payment }) => payment));
  const written = await world.query(
    `select coalesce(o.payment_intent_id, i.payment_intent_id) as payment, d.gross as invoiced, coalesce((
       select sum(c.gross) from public.billing_documents c where c.corrects_id = d.id
     ), 0)::int as credited
     from public.billing_documents d
     left join public.orders o on d.source_type = 'order' and o.id::text = d.source_id
     left join public.invoices i on d.source_type = 'invoice' and i.id = d.source_id
     where d.kind = 'invoice'`,
  );
  const documents = new Map(written.map(({ payment, ...sums }) => [payment as string, sums]));
  expect(documents.size).toBe(written.length);
  let kept = 0;
  for (const [payment, amount] of received) {
    const back = refunded.get(payment) ?? 0;
    kept += amount - back;
    // a payment for a deleted account has no invoice, and was refunded in full
    const expected = back === amount && !documents.has(payment) ? undefined : { invoiced: amount, credited: back };
    expect([payment, documents.get(payment)]).toEqual([payment, expected]);
  }
  const [books] = await world.query(
    `select coalesce(sum(case kind when 'invoice' then gross else -gross end), 0)::int as kept from public.billing_documents`,
  );
  expect(books.kept).toBe(kept);
  const [reversed] = await world.query(
    `select coalesce(sum(amount), 0)::int as amount from private.reversals where kind = 'refund' and is_active`,
  );
  expect(reversed.amount).toBe([...refunded.values()].reduce((sum, amount) => sum + amount, 0));
  const exact = rests.filter(
    ({ customer, payment }) => !spenders.has(customer) && !disputed.has(payment) && (refunded.get(payment) ?? 0) > 0,
  );
  const whole = (payment: string) => refunded.get(payment) === received.get(payment);
  const shares = exact.filter(({ payment }) => !whole(payment));
  for (const { payment, rest } of shares) expect([payment, refunded.get(payment)]).toEqual([payment, rest]);
  expect(shares.length).toBeGreaterThan(0);
}

type Call = Awaited<ReturnType<typeof signUp>>['call'];

/** Changes the number of tokens of every package or every plan, as the operator. */
async function changeProducts(
  world: ChaosWorld,
  call: Call,
  field: 'tokens' | 'tokens_per_period',
  draw: () => number,
): Promise<void> {
  const products = await world.query(
    `select distinct p.id, p.name from public.products p join public.prices r on r.product_id = p.id
     where (r.interval is null) = $1 order by p.name`,
    [field === 'tokens'],
  );
  for (const { id } of products)
    await call('admin-stripe', { action: 'updateProduct', productId: id, productData: { tokens: draw() } });
}

/** Offers a plan whose periods are longer than the notice after its first term. */
async function offerQuarterly(world: ChaosWorld, call: Call): Promise<string> {
  await call('admin-stripe', { action: 'createProduct', productData: { name: 'Atelier', tokens: 200 } });
  const [product] = await world.query("select stripe_product_id as id from public.products where name = 'Atelier'");
  const recurring = { interval: 'month', interval_count: 3 };
  await call('admin-stripe', {
    action: 'createPrice',
    priceData: { product: product.id, unit_amount: 7900, currency: 'eur', recurring },
  });
  const [price] = await world.query('select stripe_price_id as id from public.prices where unit_amount = 7900');
  return price.id as string;
}

/** Returns the provider's current plans, and since when they apply. */
async function readPlans({ account }: ChaosWorld): Promise<PlanChange[]> {
  const products = await account.list<{
    id: string;
    updated: number;
    metadata: { tokens_per_period?: string };
  }>('/v1/products');
  return products.flatMap(({ id, updated, metadata: { tokens_per_period: tokens } }) =>
    tokens === undefined ? [] : [{ product: id, at: updated, tokens: Number(tokens) }],
  );
}

/** The operator decides on every order in review, alternately fulfilling and refunding, in the app or by command. */
async function resolveReviews(world: ChaosWorld, call: Call, resolved: Record<'fulfil' | 'refund', number>) {
  const waiting = await world.query(`select id, number from public.orders where state = 'review' order by number`);
  for (const { id, number } of waiting) {
    const verdict = resolved.fulfil > resolved.refund ? 'refund' : 'fulfil';
    const reason = 'Checked with the bank';
    if (number % 2 === 0) await call('admin-orders', { action: 'resolve', orderId: id, verdict, reason });
    else await world.command('orders', 'resolve', `RW-${number}`, verdict, reason);
    resolved[verdict] += 1;
  }
}

/** Sends a form of a hosted page, as a browser does. */
async function post({ url }: ChaosWorld, path: string, form: Record<string, string>): Promise<void> {
  const answer = await fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  await answer.body?.cancel();
}

test(
  `${purchases} purchases and ${people} subscriptions over ${months} months, with lost webhooks and killed servers, end in balance`,
  async () => {
    const random = seededRandom(seed);
    // other random choices use their own generator: the seed alone decides who orders what, and with which card
    const meanwhile = seededRandom(seed + 1);
    const pick = <Item>(all: readonly Item[]): Item => all[Math.floor(random() * all.length)] as Item;
    const world = await openWorld(meanwhile);
    const { publishableKey } = (await (await fetch(`${world.serverUrl()}/config.json`)).json()) as Answer;
    await world.command('catalog');
    const offered = await world.query(
      `select price.stripe_price_id as id, price.interval from public.prices price where price.active`,
    );
    const packages = offered.filter(({ interval }) => interval === null).map(({ id }) => id as string);
    const plans = offered.filter(({ interval }) => interval !== null).map(({ id }) => id as string);
    expect([packages.length, plans.length]).toEqual([3, 2]);
    const changes: PlanChange[] = [];
    const seen: Seen = { shown: new Map(), ordered: new Map(), changes };
    const operator = await signUp(world, publishableKey, seen);
    await operator.call('update-admin-status', { email: operator.email, isAdmin: true });
    const quarterly = await offerQuarterly(world, operator.call);
    plans.push(quarterly);
    // nothing else happens to this plan, so that its end shows what time alone comes to
    const steady = await signUp(world, publishableKey, seen);
    const spent = new Map<string, number>();
    const accepted = { count: 0 };
    const buyers = await Promise.all(Array.from({ length: people }, () => signUp(world, publishableKey, seen)));
    await world.sandbox.switchTo({ longestDelay: 2, duplicated: 0.3, lost: 0.15, isShuffled: true });

    const once = cards.filter((card) => card !== 'fails_later' && card !== 'limited');
    const again: readonly Card[] = ['succeeds', 'needs_action', 'fails_later', 'limited'];
    let kills = 0;
    let deleted = 0;
    const resolved = { fulfil: 0, refund: 0 };
    for (let month = 0; month < months; month += 1) {
      // plans change while nothing else happens, so that it is certain who was notified
      await changeProducts(world, operator.call, 'tokens_per_period', () => 20 + Math.floor(random() * 100));
      changes.push(...(await readPlans(world)));
      const leavers = month === 0 ? [] : buyers.filter((_, index) => index % 10 === month);
      deleted += leavers.length;
      const deeds: (() => Promise<unknown>)[] = [];
      for (const leaver of leavers) {
        buyers[buyers.indexOf(leaver)] = await signUp(world, publishableKey, seen);
        const [price, isAtOnce] = [pick(packages), random() < 0.5];
        deeds.push(() => leaver.leave(price, isAtOnce));
      }
      const changePackages = () =>
        changeProducts(world, operator.call, 'tokens', () => 5 + Math.floor(meanwhile() * 50));
      for (let change = 0; change < 3; change += 1) deeds.push(changePackages);
      for (let order = 0; order < purchases / months; order += 1) {
        const [buyer, price, card, comesBack] = [pick(buyers), pick(packages), pick(once), random() < 0.5];
        deeds.push(() => buyer.buy('token-purchase', price, card, comesBack));
      }
      // everyone subscribes once, over the first half
      for (const [index, buyer] of buyers.entries()) {
        const [plan, card, comesBack] = [pick(plans), pick(again), random() < 0.5];
        const cancels = random() < 0.2;
        if (index % 3 === month)
          deeds.push(async () => {
            await buyer.buy('create-checkout', plan, card, comesBack || cancels);
            if (cancels) await buyer.manage('cancel');
          });
        else {
          const mood = random();
          if (mood < 0.1) deeds.push(() => buyer.manage(mood < 0.06 ? 'cancel' : 'keep'));
          else if (mood < 0.3) deeds.push(() => buyer.change(plan));
          else if (mood < 0.33) deeds.push(() => buyer.takeBack());
        }
      }
      for (const [index, buyer] of buyers.entries()) {
        const [draw, amount, mood] = [random(), 1 + Math.floor(random() * 8), random()];
        const sender = meanwhile() < 0.3 ? `${randomUUID()}@elsewhere.example` : buyer.email;
        if (index % 2 === 0 && month < 5)
          deeds.push(async () => {
            const body = { userId: buyer.id, amount: -amount, reason: 'spent', requestId: randomUUID() };
            const answer = await operator.call('admin-tokens', body);
            if (answer.status === 200) spent.set(buyer.id, (spent.get(buyer.id) ?? 0) + amount);
          });
        if (draw < 0.2)
          deeds.push(async () => {
            const own = await world.query(
              "select number from public.orders where user_id = $1 and state in ('fulfilled', 'scheduled') order by number",
              [buyer.id],
            );
            const order = own[Math.floor(mood * own.length)];
            if (order !== undefined) await declareWithdrawal(world, sender, `RW-${order.number}`);
          });
        // after the first quarter, a month is enough
        if (month >= 3 && mood < 0.5) deeds.push(() => buyer.manage('cancel'));
      }
      if (month === 0) deeds.push(() => steady.buy('create-checkout', quarterly, 'succeeds', true));
      if (month === 3) deeds.push(() => steady.manage('cancel'));
      // half of them are decided when the period has ended
      deeds.push(() => decideWithdrawals(world, operator.call, { accepted, waits: () => meanwhile() < 0.5 }));
      deeds.push(() => reverseSome(world, steady.id, meanwhile));
      let isOver = false;
      const deliveries = (async () => {
        while (!isOver) if ((await world.sandbox.deliver()) === 0) await sleep(20);
      })();
      const murders = (async () => {
        for (let kill = killsBy(month - 1); kill < killsBy(month); kill += 1) {
          await sleep(100 + meanwhile() * 1500);
          await world.killServer();
          kills += 1;
        }
      })();
      const queue = deeds.map((deed) => ({ deed, rank: random() })).sort((a, b) => a.rank - b.rank);
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let next = queue.pop(); next !== undefined; next = queue.pop()) await next.deed();
        }),
      );
      await murders;
      // a notice begins while the provider's time stands still
      await world.reconcile();
      await world.sandbox.advance(31 * 86_400);
      isOver = true;
      await deliveries;
      await decideWithdrawals(world, operator.call, { accepted, waits: () => false });
      await world.reconcile();
      await resolveReviews(world, operator.call, resolved);
    }
    expect(kills).toBe(killsBy(months - 1));

    // reconciliation finds what no webhook reported; afterwards nothing is left to find
    await world.command('reconcile');
    await resolveReviews(world, operator.call, resolved);
    const first = await world.command('reconcile');
    expect(first.printed).toMatch(/ 0 differences\.\n$/);
    const second = await world.command('reconcile');
    expect(second.printed).toBe('0 brought up to date, 0 differences.\n');
    expect((await world.command('ledger:check')).code).toBe(0);

    const due = await readTokensDue(world.account, seen.shown, seen.ordered, changes);
    // what a deleted account owes stands with its mailbox
    const kept = await world.query(
      `select c.stripe_customer_id as customer, c.user_id as person, b.tokens_remaining - coalesce(m.debt, 0) as tokens
       from public.customers c join public.user_tokens b on b.user_id = c.user_id join auth.users u on u.id = c.user_id
       left join private.mailboxes m on m.hash = u.mailbox_hash and u.deleted_at is not null`,
    );
    const balances = new Map(kept.map(({ customer, tokens }) => [customer, tokens]));
    const used = new Map(kept.map(({ customer, person }) => [customer as string, spent.get(person) ?? 0]));
    for (const [customer, tokens] of due.byCustomer)
      expect([customer, balances.get(customer)]).toEqual([customer, tokens - (used.get(customer) ?? 0)]);
    const [sums] = await world.query(
      `select coalesce(sum(tokens_remaining), 0)::int - (select coalesce(sum(debt), 0)::int from private.mailboxes) as held
       from public.user_tokens`,
    );
    const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0);
    expect(sums.held).toBe(sum(due.byCustomer.values()) - sum(spent.values()));
    const spenders = new Set([...used].flatMap(([customer, tokens]) => (tokens > 0 ? [customer] : [])));
    await compareMoney(world, spenders);
    expect(accepted.count).toBeGreaterThan(0);
    expect(due.purchases).toBeGreaterThan(purchases / 2);
    expect(due.invoices).toBeGreaterThan(people / 2);
    expect(due.reversed).toBeGreaterThan(0);
    expect(due.trials).toBeGreaterThan(0);
    expect(due.changes).toBeGreaterThan(0);
    expect(Math.min(deleted, resolved.fulfil, resolved.refund)).toBeGreaterThan(0);
    const [left] = await world.query(
      `select count(*) filter (where s.status <> 'canceled')::int as running from public.subscriptions s
       join auth.users u on u.id = s.user_id where u.deleted_at is not null`,
    );
    expect(left.running).toBe(0);
    await world.remove();
  },
  300_000 + purchases * 20_000,
);
