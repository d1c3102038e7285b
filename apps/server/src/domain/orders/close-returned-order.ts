import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { type NotNull, sql } from 'kysely';
import { extendRetention } from '../catalog/extend-retention.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
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
  readonly returned: number;
  readonly email: string;
  readonly isDeleted: boolean;
}

/**
 * Closes an order in review once its whole payment was refunded, here or at the provider, and mails the buyer. After a failed
 * refund or a won dispute the order is in review again. Returns its state.
 */
export async function closeReturnedOrder(
  context: OpenBilling,
  orderId: string,
): Promise<'refunded' | 'failed' | 'review'> {
  const { database, siteUrl } = context;
  const before = await read(context, orderId);
  const to = before.isDeleted ? await addressOfPayment(context, before) : before.email;
  return database.kysely.transaction().execute(async (transaction) => {
    await transaction.selectFrom('public.orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const order = await read({ database: { ...database, kysely: transaction } }, orderId);
    const next = stateAfter(order);
    if (!['review', 'refunded'].includes(order.state) || order.state === next) return next;
    await transaction
      .updateTable('public.orders')
      .set(next === 'review' ? { state: next, problem: 'the refund failed or the dispute was won' } : { state: next })
      .where('id', '=', orderId)
      .execute();
    if (order.isDeleted) await extendRetention(transaction, order.userId);
    // the invoice of a subscription of a deleted account has its own mail
    if (next !== 'refunded' || to === undefined || (order.isDeleted && order.kind === 'subscription')) return next;
    const write = order.isDeleted ? orderMails.returned : orderMails.refunded;
    const { product, paid: amount, currency } = order;
    const language = knownLanguage(order.language);
    const mail = write({ to, language, siteUrl, number: orderNumber(order.number), product, amount, currency });
    await queueMail(transaction, mail);
    return next;
  });
}

async function read({ database }: Pick<OpenBilling, 'database'>, orderId: string): Promise<OrderInReview> {
  return database.kysely
    .selectFrom('public.orders as o')
    .innerJoin('auth.users as u', 'u.id', 'o.user_id')
    .select(['o.user_id as userId', 'o.state', 'o.kind', 'o.number', 'o.product_name as product', 'o.language'])
    .select(['o.checkout_session_id as session', 'u.email', sql<boolean>`u.deleted_at is not null`.as('isDeleted')])
    .select(({ fn }) => [
      fn
        .coalesce(
          sql<number | null>`(
          select sum(i.plan_total)::int from public.invoices i
          where i.stripe_subscription_id = o.stripe_subscription_id and i.status = 'paid' and i.is_for_period
        )`,
          'o.paid_amount',
          'o.amount',
        )
        .as('paid'),
      fn.coalesce('o.paid_currency', 'o.currency').as('currency'),
    ])
    .select(({ selectFrom }) =>
      selectFrom('private.reversals as r')
        .select(sql<number>`coalesce(sum(r.amount), 0)::int`.as('sum'))
        .where('r.is_active', '=', true)
        .where(({ or, and, eb }) =>
          or([
            and([eb('r.source_type', '=', 'order'), eb('r.source_id', '=', sql<string>`o.id::text`)]),
            and([
              eb('r.source_type', '=', 'invoice'),
              eb('r.source_id', 'in', (invoices) =>
                invoices
                  .selectFrom('public.invoices as i')
                  .select('i.id')
                  .whereRef('i.stripe_subscription_id', '=', 'o.stripe_subscription_id'),
              ),
            ]),
          ]),
        )
        .as('returned'),
    )
    .where('o.id', '=', orderId)
    .$narrowType<{ returned: NotNull }>()
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
