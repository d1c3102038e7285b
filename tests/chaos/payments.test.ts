import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@regelwerk/contract/shared/paths';
import { seededRandom } from '@regelwerk/engine/seeded-random';
import { type Card, cards } from '@regelwerk/payment-sandbox/objects';
import { expect, test } from 'vitest';
import { type Cast, openCast } from './cast.ts';
import { type ChaosWorld, openWorld } from './chaos-world.ts';
import { readMoneyKept } from './money-kept.ts';
import { type Answer, type Call, declare, type Seen, signUp } from './people.ts';
import { type PlanChange, readTokensDue } from './tokens-due.ts';

const purchases = Number(process.env.CHAOS_PURCHASES ?? 20);
const seed = Number(process.env.CHAOS_SEED ?? 20261121);
const people = purchases / 5;
const months = 6;
const killsPerMonth = purchases / 60;
/** The kills up to the end of a month, spread evenly. */
const killsBy = (month: number) => Math.floor((month + 1) * killsPerMonth);
const atOnce = 6;

/** The operator refunds some payments, but none of the spared people; cardholders dispute some of their plans, and banks decide. */
async function reverseSome(
  { account, query }: ChaosWorld,
  spared: ReadonlySet<string>,
  random: () => number,
): Promise<void> {
  const { list, send } = account;
  const own = await query('select stripe_customer_id as id from public.customers where user_id = any($1)', [
    [...spared],
  ]);
  const theirs = new Set(own.map(({ id }) => id));
  const payments = await list<{ id: string; customer: string }>('/v1/payment_intents');
  const sparedPayments = new Set(payments.filter(({ customer }) => theirs.has(customer)).map(({ id }) => id));
  for (const { id, status, payment_intent: payment } of await list<Dispute>('/v1/disputes'))
    if (status === 'needs_response' && !sparedPayments.has(payment) && random() < 0.5)
      await send(`/v1/sandbox/disputes/${id}/close`, { status: random() < 0.5 ? 'won' : 'lost' });
  for (const { id } of payments)
    if (!sparedPayments.has(id) && random() < 0.02) await send('/v1/refunds', { payment_intent: id });
  const charged = await query(
    `select i.payment_intent_id as payment from public.invoices i join auth.users u on u.id = i.user_id and u.deleted_at is null
     where i.status = 'paid' and i.total > 0 and i.user_id <> all($1) and not exists (
       select from private.reversals r where r.source_id = i.id
     ) order by i.created_at, i.id`,
    [[...spared]],
  );
  for (const { payment } of charged)
    if (random() < 0.03) await send('/v1/sandbox/disputes', { payment_intent: payment });
}

interface Dispute {
  readonly id: string;
  readonly status: string;
  readonly payment_intent: string;
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
  { cast, waits }: { readonly cast: Cast; readonly waits: () => boolean },
): Promise<void> {
  const open = await world.query(
    `select id from private.legal_notices where kind = 'withdrawal' and settled_at is null and accepted_at is null
       and email <> $1 order by received_at, id`,
    [cast.sender],
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
    await call('admin-notices', { action: 'refund', noticeId, orderId: order.id, amount: order.refund });
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
async function resolveReviews(
  world: ChaosWorld,
  call: Call,
  { verdicts }: Cast,
  next: { isFulfilled: boolean },
): Promise<void> {
  const waiting = await world.query(
    `select id, number, user_id as person from public.orders where state = 'review' order by number`,
  );
  for (const { id, number, person } of waiting) {
    const verdict = verdicts.get(person) ?? (next.isFulfilled ? 'fulfil' : 'refund');
    next.isFulfilled = verdict === 'refund';
    const reason = 'Checked with the bank';
    if (number % 2 === 0) await call('admin-orders', { action: 'resolve', orderId: id, verdict, reason });
    else await world.command('orders', 'resolve', `RW-${number}`, verdict, reason);
  }
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
      `select price.stripe_price_id as id, price.interval, product.name from public.prices price
       join public.products product on product.id = price.product_id where price.active`,
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
    const join = () => signUp(world, publishableKey, seen);
    const priceOf = (name: string) => offered.find((one) => one.name === name)?.id as string;
    const bought = { pack: priceOf('Basic'), starter: priceOf('Starter'), studio: priceOf('Studio'), quarterly };
    const cast = await openCast(world, { call: operator.call, signUp: join, bought });
    const spent = new Map<string, number>();
    const buyers = await Promise.all(Array.from({ length: people }, join));
    await world.sandbox.switchTo({ longestDelay: 2, duplicated: 0.3, lost: 0.15, isShuffled: true });

    const once = cards.filter((card) => card !== 'fails_later' && card !== 'limited');
    const again: readonly Card[] = ['succeeds', 'needs_action', 'fails_later', 'limited'];
    let kills = 0;
    const verdict = { isFulfilled: true };
    for (let month = 0; month < months; month += 1) {
      // plans change while nothing else happens, so that it is certain who was notified
      await changeProducts(world, operator.call, 'tokens_per_period', () => 20 + Math.floor(random() * 100));
      changes.push(...(await readPlans(world)));
      const leavers = month === 0 ? [] : buyers.filter((_, index) => index % 10 === month);
      const deeds: (() => Promise<unknown>)[] = [];
      for (const leaver of leavers) {
        buyers[buyers.indexOf(leaver)] = await join();
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
            if (order !== undefined)
              await declare(world, paths.withdraw, { email: sender, contractReference: `RW-${order.number}` });
          });
        // after the first quarter, a month is enough
        if (month >= 3 && mood < 0.5) deeds.push(() => buyer.manage('cancel'));
      }
      deeds.push(...cast.deeds(month));
      // half of them are decided when the period has ended
      deeds.push(() => decideWithdrawals(world, operator.call, { cast, waits: () => meanwhile() < 0.5 }));
      deeds.push(() => reverseSome(world, cast.ids, meanwhile));
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
      await decideWithdrawals(world, operator.call, { cast, waits: () => false });
      await world.reconcile();
      await resolveReviews(world, operator.call, cast, verdict);
    }
    expect(kills).toBe(killsBy(months - 1));

    // reconciliation finds what no webhook reported; afterwards nothing is left to find
    await world.command('reconcile');
    await resolveReviews(world, operator.call, cast, verdict);
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
    for (const [customer, tokens] of due)
      expect([customer, balances.get(customer)]).toEqual([customer, tokens - (used.get(customer) ?? 0)]);
    const [sums] = await world.query(
      `select coalesce(sum(tokens_remaining), 0)::int - (select coalesce(sum(debt), 0)::int from private.mailboxes) as held
       from public.user_tokens`,
    );
    const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0);
    expect(sums.held).toBe(sum(due.values()) - sum(spent.values()));
    const spenders = new Set([...used].flatMap(([customer, tokens]) => (tokens > 0 ? [customer] : [])));
    await compareMoney(world, spenders);
    await cast.verify();
    const [left] = await world.query(
      `select count(*) filter (where s.status <> 'canceled')::int as running from public.subscriptions s
       join auth.users u on u.id = s.user_id where u.deleted_at is not null`,
    );
    expect(left.running).toBe(0);
    await world.remove();
  },
  300_000 + purchases * 20_000,
);
