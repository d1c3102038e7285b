import { randomUUID } from 'node:crypto';
import { paths } from '@regelwerk/contract/shared/paths';
import { expect } from 'vitest';
import type { ChaosWorld } from './chaos-world.ts';
import { type Call, declare, type Person } from './people.ts';

/** The provider's prices of what they buy. */
interface Bought {
  readonly pack: string;
  readonly starter: string;
  readonly studio: string;
  readonly quarterly: string;
}

/** People whose months are written down. */
export interface Cast {
  /** Their ids: nobody else refunds or disputes what they pay. */
  readonly ids: ReadonlySet<string>;
  /** The address of their declarations, on which nobody else decides. */
  readonly sender: string;
  /** How their orders in review are decided, by person. */
  readonly verdicts: ReadonlyMap<string, 'fulfil' | 'refund'>;
  /** What they and the operator do in a month, while servers are killed and messages get lost. */
  readonly deeds: (month: number) => readonly (() => Promise<unknown>)[];
  /** Checks that all of it has happened, and what it came to. */
  readonly verify: () => Promise<void>;
}

/**
 * Signs up the people whose stories hold every kind of event, whatever the seed decides about the others: a plan that ends within its
 * quarter, a change of plan, a cancellation and a withdrawal that are decided months later, disputes won and lost, and
 * payments that do not match their orders.
 */
export async function openCast(
  world: ChaosWorld,
  { call, signUp, bought }: { readonly call: Call; readonly signUp: () => Promise<Person>; readonly bought: Bought },
): Promise<Cast> {
  const [steady, changer, canceler, withdrawer] = [await signUp(), await signUp(), await signUp(), await signUp()];
  const [disputer, payer, otherPayer] = [await signUp(), await signUp(), await signUp()];
  const people = [steady, changer, canceler, withdrawer, disputer, payer, otherPayer];
  const orders = async ({ id }: Person) =>
    world.query('select id, number, state from public.orders where user_id = $1 order by number', [id]);
  const referenceOf = async (person: Person) => `RW-${(await orders(person))[0]?.number}`;
  const payments = async ({ id }: Person) =>
    world.query(
      `select i.payment_intent_id as payment, i.total, coalesce((
         select sum(r.amount) from private.reversals r where r.source_id = i.id and r.is_active and r.kind = 'refund'
       ), 0)::int as refunded
       from public.invoices i where i.user_id = $1 and i.status = 'paid' and i.total > 0 order by i.period_start`,
      [id],
    );
  const dispute = async (index: number) => {
    const payment = (await payments(disputer))[index]?.payment;
    await world.account.send('/v1/sandbox/disputes', { payment_intent: payment });
  };
  const closeDispute = async (status: 'won' | 'lost') => {
    const disputes = await world.account.list<{ id: string; payment_intent: string; status: string }>('/v1/disputes');
    const own = (await payments(disputer)).map(({ payment }) => payment);
    const open = disputes.find((one) => one.status === 'needs_response' && own.includes(one.payment_intent));
    await world.account.send(`/v1/sandbox/disputes/${open?.id}/close`, { status });
  };
  /** Decides on a declaration as its preview shows it, until that is done: an answer may be lost, or the preview overtaken. */
  const decide = async (person: Person, decisionFor: (order: Preview) => object) => {
    const reference = await referenceOf(person);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const [notice] = await world.query(
        `select id from private.legal_notices
         where contract_reference = $1 and email = $2 and settled_at is null and accepted_at is null`,
        [reference, sender],
      );
      if (notice === undefined) return;
      const { body } = await call('admin-notices', { action: 'previewRefund', noticeId: notice.id });
      const { orders: offered } = body as unknown as { orders: readonly Preview[] };
      const order = offered.find(({ is_named: isNamed }) => isNamed);
      if (order !== undefined)
        await call('admin-notices', { noticeId: notice.id, orderId: order.id, ...decisionFor(order) });
    }
    throw new Error(`nobody could decide on ${reference}`);
  };
  const acceptCancellation = () =>
    decide(canceler, ({ cancellation }) => {
      const { ends_at: endsAt, refund } = cancellation?.with_notice ?? {};
      return { action: 'cancelPlan', seen: { endsAt, refund } };
    });
  const acceptWithdrawal = () => decide(withdrawer, ({ refund }) => ({ action: 'refund', amount: refund }));
  const sender = `${randomUUID()}@elsewhere.example`;
  const plan = (person: Person, price: string) => person.buy('create-checkout', price, 'succeeds', true);
  const months: readonly (readonly (() => Promise<unknown>)[])[] = [
    [
      () => plan(steady, bought.quarterly),
      () => plan(changer, bought.starter),
      async () => {
        await plan(canceler, bought.studio);
        const ordinary = { type: 'ordinary', reason: '', end: '' };
        const contractReference = await referenceOf(canceler);
        await declare(world, paths.cancelContract, { email: sender, contractReference, ...ordinary });
      },
      async () => {
        await withdrawer.buy('token-purchase', bought.pack, 'succeeds', true);
        const contractReference = await referenceOf(withdrawer);
        await declare(world, paths.withdraw, { email: sender, contractReference });
      },
      () => plan(disputer, bought.studio),
      ...[payer, otherPayer].map((person) => () => person.buy('token-purchase', bought.pack, 'surcharged', true)),
    ],
    [() => changer.change(bought.studio), () => dispute(0)],
    [() => closeDispute('lost'), acceptWithdrawal],
    [() => steady.manage('cancel'), () => dispute(1)],
    [() => closeDispute('won'), acceptCancellation],
    [],
  ];
  return {
    ids: new Set(people.map(({ id }) => id)),
    sender,
    verdicts: new Map([
      [payer.id, 'fulfil'],
      [otherPayer.id, 'refund'],
    ]),
    deeds: (month) => months[month] ?? [],
    verify: async () => {
      const states = async (person: Person) => (await orders(person)).map(({ state }) => state);
      expect(await states(changer)).toEqual(['fulfilled', 'fulfilled']);
      const refundsOf = async (person: Person) =>
        (await payments(person)).map(({ total, refunded }) => `${refunded} of ${total}`);
      // canceled in its first month: what was charged after that goes back, however late the decision was
      const [first, ...later] = await refundsOf(canceler);
      expect(first).toBe('0 of 2900');
      expect(new Set(later)).toEqual(new Set(['2900 of 2900']));
      expect(later.length).toBeGreaterThan(1);
      const returned = await world.query(
        `select r.amount from private.reversals r join public.orders o on o.id::text = r.source_id where o.user_id = $1`,
        [withdrawer.id],
      );
      expect(returned).toHaveLength(1);
      const disputes = await world.query(
        `select r.is_active from private.reversals r join public.invoices i on i.id = r.source_id
         where i.user_id = $1 and r.kind = 'dispute' order by i.period_start`,
        [disputer.id],
      );
      expect(disputes).toEqual([{ is_active: true }, { is_active: false }]);
      expect(await states(payer)).toEqual(['fulfilled']);
      expect(await states(otherPayer)).toEqual(['refunded']);
    },
  };
}

interface Preview {
  readonly id: string;
  readonly is_named: boolean;
  readonly refund: number;
  readonly cancellation: { readonly with_notice: { readonly ends_at: string; readonly refund: number } | null } | null;
}
