import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { sql } from 'kysely';
import { extendRetention } from '../catalog/extend-retention.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { isForPeriod } from '../subscriptions/is-for-period.ts';
import { orderMails } from './order-mails.ts';
import { retrieveSession } from './retrieve-session.ts';

interface OrderInReview {
  readonly userId: string;
  readonly state: string;
  readonly kind: OrderKind;
  readonly number: string;
  readonly product: string;
  readonly language: string;
  readonly paid: number;
  readonly currency: string;
  readonly session: string | null;
  readonly subscription: string | null;
  readonly returned: number;
  /** Whether a refund of it failed, or a dispute was won. */
  readonly hasComeBack: boolean;
  /** Whether the bank returned a part of it after a dispute. */
  readonly isByBank: boolean;
  readonly email: string;
  readonly isDeleted: boolean;
}

/**
 * Closes an order in review once all of its payments went back, here, at the provider or by the bank, and mails the buyer. After a failed
 * refund or a won dispute, or while a later payment of its plan is with us, the order is in review again. Returns its state.
 */
export async function closeReturnedOrder(
  context: OpenBilling,
  orderId: string,
): Promise<'refunded' | 'failed' | 'review'> {
  const { database, siteUrl } = context;
  const before = await readOrder(context, orderId);
  const to = before.isDeleted ? await addressOfPayment(context, before) : before.email;
  const charged = before.subscription === null ? undefined : await chargedForPeriods(context, before.subscription);
  return database.kysely.transaction().execute(async (transaction) => {
    await transaction.selectFrom('public.orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const read = await readOrder({ database: { ...database, kysely: transaction } }, orderId);
    const order = { ...read, paid: charged ?? read.paid };
    const next = stateAfter(order);
    if (!['review', 'refunded'].includes(order.state) || order.state === next) return next;
    await transaction
      .updateTable('public.orders')
      .set(next === 'review' ? { state: next, problem: reopened(order) } : { state: next })
      .where('id', '=', orderId)
      .execute();
    if (order.isDeleted) await extendRetention(transaction, order.userId);
    // the invoice of a subscription of a deleted account has its own mail
    if (next !== 'refunded' || to === undefined || (order.isDeleted && order.kind === 'subscription')) return next;
    const ours = order.isDeleted ? orderMails.returned : orderMails.refunded;
    const write = order.isByBank ? orderMails.returnedByBank : ours;
    const { product, paid: amount, currency } = order;
    const language = knownLanguage(order.language);
    const mail = write({ to, language, siteUrl, number: orderNumber(order.number), product, amount, currency });
    await queueMail(transaction, mail);
    return next;
  });
}

const reversalsOfOrder = sql`from private.reversals r
  where (r.source_type = 'order' and r.source_id = o.id::text or r.source_type = 'invoice' and r.source_id in (
    select i.id from public.invoices i where i.stripe_subscription_id = o.stripe_subscription_id and i.is_for_period
  ))`;

const reopened = ({ hasComeBack }: OrderInReview) =>
  hasComeBack ? 'the refund failed or the dispute was won' : 'a later payment of the plan was not refunded';

/** Returns what was charged for the periods of a plan, in minor units; undefined if nothing was. A credit pays a part without a charge. */
async function chargedForPeriods({ payments }: OpenBilling, subscription: string): Promise<number | undefined> {
  let charged: number | undefined;
  for await (const invoice of payments.stripe.invoices.list({ subscription, status: 'paid', limit: 100 }))
    if (invoice.lines.data.some(isForPeriod)) charged = (charged ?? 0) + invoice.amount_paid;
  return charged;
}

async function readOrder({ database }: Pick<OpenBilling, 'database'>, orderId: string): Promise<OrderInReview> {
  return database.kysely
    .selectFrom('public.orders as o')
    .innerJoin('auth.users as u', 'u.id', 'o.user_id')
    .select(['o.user_id as userId', 'o.state', 'o.kind', 'o.number', 'o.product_name as product', 'o.language'])
    .select([
      'o.checkout_session_id as session',
      'o.stripe_subscription_id as subscription',
      'u.email',
      sql<boolean>`u.deleted_at is not null`.as('isDeleted'),
    ])
    .select(({ fn }) => [
      fn.coalesce('o.paid_amount', 'o.amount').as('paid'),
      fn.coalesce('o.paid_currency', 'o.currency').as('currency'),
    ])
    .select([
      sql<number>`(select coalesce(sum(r.amount), 0)::int ${reversalsOfOrder} and r.is_active and not r.is_open)`.as(
        'returned',
      ),
      sql<boolean>`exists (select ${reversalsOfOrder} and not r.is_active)`.as('hasComeBack'),
      sql<boolean>`exists (select ${reversalsOfOrder} and r.is_active and r.kind = 'dispute')`.as('isByBank'),
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** Returns the payer's address from the provider: that of the deleted account is gone. */
async function addressOfPayment(context: OpenBilling, { session }: OrderInReview): Promise<string | undefined> {
  const paid = session === null ? undefined : await retrieveSession(context, session);
  return paid?.customer_details?.email ?? undefined;
}

function stateAfter({ paid, returned }: { readonly paid: number; readonly returned: number }) {
  if (paid === 0) return 'failed';
  return returned >= paid ? 'refunded' : 'review';
}
