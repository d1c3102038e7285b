import type { OrderView } from '@regelwerk/contract/admin/admin-orders';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import { sql } from 'kysely';
import { isPresentPlan } from '../contracts/is-present-plan.ts';
import { readContracts } from '../contracts/read-contracts.ts';
import { AppError } from '../kernel/app-error.ts';
import type { BillingContext } from '../kernel/payments-context.ts';
import { orderColumns } from './order-columns.ts';
import { providerLinks } from './provider-links.ts';

type Context = Pick<BillingContext, 'database' | 'payments'>;

/** Returns an order with its payments, decisions, documents and mails; throws `not_found` for an unknown id. */
export async function readOrder(context: Context, id: string) {
  const { kysely } = context.database;
  const order = await kysely
    .selectFrom('public.orders as o')
    .leftJoin('public.customers as c', 'c.user_id', 'o.user_id')
    .leftJoin('public.user_tokens as t', 't.user_id', 'o.user_id')
    .leftJoin('public.subscriptions as s', 's.stripe_subscription_id', 'o.stripe_subscription_id')
    .select(orderColumns)
    .select(['o.list_amount', 'o.interval', 'o.interval_count', 'o.promotion_code', 'o.language', 'o.fulfilled_at'])
    .select(['o.user_id as owner', 'o.payment_intent_id', 'o.checkout_session_id', 'o.stripe_price_id'])
    .select(['o.stripe_subscription_id', 'c.stripe_customer_id', 's.status', 's.current_period_end', 's.cancel_at'])
    .select(sql<number>`coalesce(t.tokens_remaining, 0)`.as('balance'))
    .select(sql<boolean>`coalesce(s.cancel_at_period_end, false)`.as('endsWithPeriod'))
    .select(isPresentPlan.as('isPresent'))
    .where('o.id', '=', id)
    .executeTakeFirst();
  if (order === undefined) throw new AppError('not_found', 'This order does not exist.', { field: 'id' });
  const { owner, payment_intent_id, checkout_session_id, stripe_price_id, stripe_subscription_id, ...shown } = order;
  const { stripe_customer_id, isPresent, status, current_period_end, cancel_at, endsWithPeriod, ...row } = shown;
  const payments = await paymentsOf(context, owner, id);
  const links = providerLinks(context.payments, [
    ['customer', stripe_customer_id],
    ['subscription', stripe_subscription_id],
    ['payment', payment_intent_id],
    ...payments.map(({ payment }) => ['payment', payment] as const),
    ['session', checkout_session_id],
    ['price', stripe_price_id],
  ]);
  const interval = row.interval as OrderView['interval'];
  const plan =
    status === null
      ? null
      : {
          status,
          period_end: current_period_end,
          cancel_at: cancel_at ?? (endsWithPeriod ? current_period_end : null),
          is_running: isPresent && !endedStatuses.some((ended) => ended === status),
        };
  return { ...row, interval, plan, payments, links, ...(await papersOf(context, id)) };
}

async function paymentsOf({ database }: Context, userId: string, orderId: string) {
  const contract = (await readContracts(database.kysely, userId)).find((one) => one.orderId === orderId);
  if (contract === undefined) return [];
  const times = await database.kysely
    .selectFrom('public.orders as o')
    .select(['o.payment_intent_id as payment', sql<string | null>`null`.as('number'), 'o.fulfilled_at as paid_at'])
    .where('o.id', '=', orderId)
    .unionAll(({ selectFrom }) =>
      selectFrom('public.orders as o')
        .innerJoin('public.invoices as i', 'i.stripe_subscription_id', 'o.stripe_subscription_id')
        .select(['i.payment_intent_id as payment', 'i.number', 'i.created_at as paid_at'])
        .where('o.id', '=', orderId)
        .where(sql<string>`private.order_of_period(i.stripe_subscription_id, i.period_start)`, '=', orderId),
    )
    .execute();
  const { currency, concludedAt } = contract;
  return contract.payments.map(({ payment, paid, returned, disputed, tokens, unspent }) => {
    const known = times.find((one) => one.payment === payment);
    const paid_at = known?.paid_at ?? concludedAt;
    return { payment, number: known?.number ?? null, paid, currency, returned, disputed, tokens, unspent, paid_at };
  });
}

async function papersOf({ database: { kysely } }: Context, orderId: string) {
  const decisions = await kysely
    .selectFrom('private.settlements as s')
    .leftJoin('auth.users as actor', 'actor.id', 's.actor_id')
    .select(['s.id', 's.cause', 's.amount', 's.currency', 's.reason', 's.created_at', 's.done_at', 's.problem'])
    .select(['actor.email as actor'])
    .select(
      sql<
        'now' | 'period' | 'no'
      >`case when s.ends_plan then 'now' when s.ends_with_period then 'period' else 'no' end`.as('ends'),
    )
    .where('s.order_id', '=', orderId)
    .orderBy('s.created_at', 'desc')
    .$narrowType<{ cause: OrderView['decisions'][number]['cause'] }>()
    .execute();
  const documents = await kysely
    .selectFrom('public.billing_documents')
    .select(['id', 'number', 'kind', 'gross', 'currency', 'issued_at'])
    .where('order_id', '=', orderId)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .$narrowType<{ kind: 'invoice' | 'credit_note' }>()
    .execute();
  const mails = await kysely
    .selectFrom('private.mails')
    .select(['id', 'subject', 'queued_at', 'sent_at'])
    .where('order_id', '=', orderId)
    .orderBy('queued_at', 'desc')
    .execute();
  return { decisions, documents, mails };
}
