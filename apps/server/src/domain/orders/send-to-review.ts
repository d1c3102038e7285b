import { orderNumber } from '@regelwerk/contract/shop/order-number';
import type { Schema } from '@regelwerk/database/schema';
import type { Selectable } from 'kysely';
import type { Stripe } from 'stripe';
import { queueAlert } from '../alerts/queue-alert.ts';
import { idOf } from '../kernel/id-of.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { settleDeletedLater } from '../kernel/settle-deleted-later.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { orderMails } from './order-mails.ts';
import { paymentOf } from './retrieve-session.ts';

/**
 * Puts a paid order in review and mails the buyer, once. Stores the payment and its amount, so that a refund at the provider
 * finds the order.
 */
export async function sendToReview(
  { database, siteUrl }: Pick<OpenBilling, 'database' | 'siteUrl'>,
  order: Pick<Selectable<Schema['public.orders']>, 'id'>,
  session: Stripe.Checkout.Session,
  problem: string,
): Promise<void> {
  const { intent, receiptUrl } = paymentOf(session);
  await database.kysely.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('public.orders as o')
      .innerJoin('auth.users as u', 'u.id', 'o.user_id')
      .select([
        'o.state',
        'o.user_id',
        'o.number',
        'o.product_name',
        'o.language',
        'o.amount',
        'o.currency',
        'u.email',
        'u.deleted_at',
      ])
      .where('o.id', '=', order.id)
      .forUpdate('o')
      .executeTakeFirst();
    if (before === undefined || before.state === 'fulfilled' || before.state === 'refunded') return;
    const paid = session.amount_total ?? before.amount;
    const currency = session.currency ?? before.currency;
    await transaction
      .updateTable('public.orders')
      .set({
        state: 'review',
        problem,
        checkout_session_id: session.id,
        payment_intent_id: intent?.id ?? null,
        receipt_url: receiptUrl,
        stripe_subscription_id: idOf(session.subscription) ?? null,
        paid_amount: paid,
        paid_currency: currency,
      })
      .where('id', '=', order.id)
      .execute();
    if (before.deleted_at !== null) return settleDeletedLater(transaction, before.user_id);
    if (before.state === 'review') return;
    const number = orderNumber(before.number);
    await queueAlert(transaction, { kind: 'review', key: `review:${order.id}`, facts: { number } });
    const mail = orderMails.inReview({
      to: before.email,
      language: knownLanguage(before.language),
      siteUrl,
      number,
      product: before.product_name,
      amount: paid,
      currency,
    });
    await queueMail(transaction, mail);
  });
}
