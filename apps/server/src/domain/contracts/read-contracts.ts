import { disputedPayment } from '@regelwerk/contract/admin/admin-orders';
import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Schema } from '@regelwerk/database/schema';
import { performanceDeclaration } from '@regelwerk/legal/performance-declaration';
import { type Kysely, sql } from 'kysely';
import { isPresentPlan } from './is-present-plan.ts';
import { orderNumberIn } from './order-number-in.ts';

/** A payment for a contract, with its tokens and the part that was already paid back. Amounts in minor units. */
export interface ContractPayment {
  readonly payment: string | null;
  readonly paid: number;
  readonly tokens: number;
  /** When its tokens were credited; null if it brought none. */
  readonly creditedAt: Date | null;
  readonly unspent: number;
  /** Tokens used before the buyer had agreed to early performance and the confirmation had been sent. */
  readonly unconfirmed: number;
  /** What went back, and what waits for the bank to decide on a dispute and then goes back. */
  readonly returned: number;
  /** What the bank holds because it has not decided on a dispute; it is not returned. */
  readonly disputed: number;
  /** The tokens that the dispute has taken, and that come back if it is won. */
  readonly restorable: number;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
}

/** A package or plan that a person ordered, with its payments, newest first. */
export interface Contract {
  readonly orderId: string;
  readonly userId: string;
  readonly number: string;
  readonly kind: OrderKind;
  readonly product: string;
  readonly language: string;
  readonly currency: string;
  readonly isBusiness: boolean;
  readonly concludedAt: Date;
  /** When the confirmation with the instruction on withdrawal was sent; null until then. */
  readonly confirmedAt: Date | null;
  /** From here on, using tokens counts as performance: the buyer had agreed, and the confirmation had been sent. */
  readonly valueFrom: Date | null;
  readonly subscriptionId: string | null;
  readonly isRunning: boolean;
  /** Whether it is a plan, running or ended, that no change has replaced. */
  readonly isPresentPlan: boolean;
  /** Whether it is a change of plan that has not started. */
  readonly isPending: boolean;
  /** The order of the plan that it replaces; null for any other order. */
  readonly changesOrderId: string | null;
  readonly fulfilledAt: Date | null;
  readonly payments: readonly ContractPayment[];
}

/** The declarations about early performance; the last one is of orders before each kind had its own. */
const performance = [...Object.values(performanceDeclaration), 'immediatePerformance'];

interface Row extends Omit<Contract, 'payments'> {
  readonly source: string | null;
  readonly payment: string | null;
  readonly paid: number | null;
  readonly tokens: number;
  readonly kept: number;
  readonly returned: number;
  /** The part of it that the bank has not decided on. */
  readonly disputed: number;
  /** What decisions refund of the payment once the bank has decided. */
  readonly waiting: number;
  readonly usedEarly: number;
  readonly creditedAt: Date | null;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
}

/**
 * Returns the paid packages and the plans of a person, newest first. The oldest tokens are used first, so the balance counts as
 * the tokens that were credited last. A dispute that the bank has not decided on holds the money: it counts as if the bank decided
 * in our favor, because what is decided to go back is refunded only then. `balanceNow` leaves its tokens out, which are gone until then.
 */
export async function readContracts(
  executor: Kysely<Schema>,
  userId: string,
  { balanceNow = false }: { readonly balanceNow?: boolean } = {},
): Promise<readonly Contract[]> {
  const { rows } = await sql<Row & { readonly balance: number }>`
    with contracts as (
      select o.*, ${isPresentPlan} as is_present_plan, ${isPresentPlan} and coalesce(not (s.status = any(${[...endedStatuses]})), false) as is_running, m.confirmed_at,
        case when coalesce((o.billing ->> 'isBusiness')::boolean, false) or exists (
          select from private.consents c where c.order_id = o.id and c.declaration = any(${performance})
        ) then m.confirmed_at end as value_from
      from public.orders o
      left join lateral (select min(sent_at) as confirmed_at from private.mails where order_id = o.id and purpose = 'confirmation') m on true
      left join public.subscriptions s on s.stripe_subscription_id = o.stripe_subscription_id
      where o.user_id = ${userId} and o.state in ('fulfilled', 'scheduled')
    ), payments as (
      select id as order_id, 'order' as type, id::text as source, coalesce(paid_amount, amount) as paid,
        payment_intent_id as payment, reversed_tokens, null::timestamptz as period_start, null::timestamptz as period_end
      from contracts where kind = 'token_pack'
      union all
      select c.id, 'invoice', i.id, i.total, i.payment_intent_id, i.reversed_tokens, i.period_start, i.period_end
      from contracts c join public.invoices i on i.stripe_subscription_id = c.stripe_subscription_id
        and private.order_of_period(i.stripe_subscription_id, i.period_start) = c.id
      where c.kind = 'subscription' and i.status = 'paid' and i.is_for_period and not i.withheld and i.total > 0
    )
    select c.id as "orderId", c.user_id as "userId", ${orderNumberIn('c.number')} as number, c.kind, c.product_name as product, c.language,
      coalesce(c.paid_currency, c.currency) as currency, coalesce((c.billing ->> 'isBusiness')::boolean, false) as "isBusiness",
      coalesce(c.scheduled_at, c.fulfilled_at) as "concludedAt", c.confirmed_at as "confirmedAt", c.value_from as "valueFrom",
      c.stripe_subscription_id as "subscriptionId",
      c.is_running as "isRunning", c.is_present_plan as "isPresentPlan", c.state = 'scheduled' as "isPending",
      c.changes_order_id as "changesOrderId", c.fulfilled_at as "fulfilledAt", p.source, p.payment, p.paid, p.period_start as "periodStart", p.period_end as "periodEnd",
      l.created_at as "creditedAt", coalesce(l.delta, 0) as tokens, coalesce(l.delta - p.reversed_tokens, 0) as kept, coalesce((
        select sum(r.amount) from private.reversals r
        where r.source_type = p.type and r.source_id = p.source and r.is_active
      ), 0)::int as returned, coalesce((
        select sum(r.amount) from private.reversals r
        where ${!balanceNow} and r.source_type = p.type and r.source_id = p.source and r.is_active and r.is_open
      ), 0)::int as disputed, coalesce((
        select sum((refund ->> 'amount')::int) from private.settlements s, jsonb_array_elements(s.refunds) refund
        where s.user_id = c.user_id and s.done_at is not null and s.problem = ${disputedPayment} and refund ->> 'payment' = p.payment
      ), 0)::int as waiting, coalesce((
        select -sum(used.delta) from public.token_transactions used
        where used.user_id = c.user_id and used.delta < 0 and used.source_type not in ('refund', 'dispute')
          and used.created_at >= l.created_at
          and used.created_at <= coalesce(c.value_from, 'infinity')
      ), 0)::int as "usedEarly", coalesce((
        select t.tokens_remaining from public.user_tokens t where t.user_id = c.user_id
      ), 0) as balance
    from contracts c left join payments p on p.order_id = c.id
    left join public.token_transactions l on l.source_type = p.type and l.source_id = p.source
    order by l.id desc nulls last, coalesce(c.scheduled_at, c.fulfilled_at) desc, c.id`.execute(executor);
  const restored = rows.reduce((sum, row) => sum + tokensOfDispute(row), 0);
  let left = Math.max(0, (rows[0]?.balance ?? 0) + restored);
  const byOrder = new Map<string, Contract & { payments: ContractPayment[] }>();
  for (const {
    source,
    payment,
    paid,
    kept: present,
    disputed,
    waiting,
    usedEarly,
    creditedAt,
    periodStart,
    periodEnd,
    balance: _,
    ...row
  } of rows) {
    const { tokens, returned: gone, ...contract } = row;
    const returned = gone - disputed + (disputed > 0 ? waiting : 0);
    const restorable = tokensOfDispute({ tokens, paid, kept: present, returned: gone, disputed });
    const kept = present + restorable;
    const unspent = Math.min(Math.max(0, kept), left);
    left -= unspent;
    const known = byOrder.get(contract.orderId) ?? { ...contract, payments: [] };
    byOrder.set(contract.orderId, known);
    if (source === null || paid === null || paid === 0) continue;
    const unconfirmed = Math.min(Math.max(0, kept - unspent), usedEarly);
    known.payments.push({
      ...{ payment, paid, tokens, creditedAt, unspent, unconfirmed, returned, disputed, restorable },
      periodStart,
      periodEnd,
    });
  }
  return [...byOrder.values()]
    .filter(({ kind, payments }) => kind === 'subscription' || payments.length > 0)
    .sort((one, other) => other.concludedAt.getTime() - one.concludedAt.getTime());
}

/** The tokens that an undecided dispute has taken and that come back if it is won; the ledger takes them in proportion to the money. */
function tokensOfDispute(row: Pick<Row, 'tokens' | 'paid' | 'kept' | 'returned' | 'disputed'>): number {
  const { tokens, paid, kept, returned, disputed } = row;
  if (disputed === 0 || paid === null || paid === 0) return 0;
  const takenOtherwise = Math.floor((tokens * Math.min(returned - disputed, paid)) / paid);
  return Math.max(0, tokens - kept - takenOtherwise);
}
