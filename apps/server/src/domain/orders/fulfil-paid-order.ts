import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import type { Stripe } from 'stripe';
import { refreshDiscount } from '../catalog/refresh-discount.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { agreeOnTokens } from '../subscriptions/agree-on-tokens.ts';
import { recordInvoice } from '../subscriptions/record-invoice.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { paymentOf } from './payment-of.ts';

/**
 * Fulfills an order whose payment is proven, and mails its confirmation; returns false if its account was deleted. If the order
 * was not fulfilled before, `also` runs in the same transaction.
 */
export async function fulfilPaidOrder(
  context: OpenBilling,
  orderId: string,
  session: Stripe.Checkout.Session,
  also?: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<boolean> {
  const { intent, receiptUrl, cardCountry } = paymentOf(session);
  const subscription = idOf(session.subscription);
  const outcome = await context.database.kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ outcome: 'fulfilled' | 'known' | 'nobody' }>`
      select private.fulfil_order(
        ${orderId}, ${session.id}, ${intent?.id ?? null}, ${receiptUrl}, ${subscription ?? null}
      ) as outcome`.execute(transaction);
    const [row] = rows;
    if (row?.outcome !== 'fulfilled') return row?.outcome;
    if (subscription !== undefined) await agreeOnTokens(transaction, orderId);
    await also?.(transaction);
    await noteCountry(transaction, orderId, session, cardCountry);
    const mail = await confirmationMail(context, orderId, transaction);
    if (mail !== undefined)
      await queueMail(transaction, mail, { isLegal: true, ofOrder: { orderId, purpose: 'confirmation' } });
    await issueInvoice(context, transaction, { type: 'order', id: orderId });
    return row.outcome;
  });
  if (outcome === 'nobody') return false;
  await countRedemption(context, orderId);
  if (subscription !== undefined) await refreshSubscription(context, subscription);
  const invoice = idOf(session.invoice);
  if (subscription !== undefined && invoice !== undefined) await recordInvoice(context, invoice);
  return true;
}

/** Records the evidence for the buyer's country in a payment: the address that the provider collected, and the card's bank. */
async function noteCountry(
  transaction: Transaction<Schema>,
  orderId: string,
  session: Stripe.Checkout.Session,
  cardCountry: string | null,
): Promise<void> {
  await transaction
    .updateTable('public.orders')
    .set({
      payment_country: countryOf(session.customer_details?.address?.country),
      card_country: countryOf(cardCountry),
    })
    .where('id', '=', orderId)
    .execute();
}

const countryOf = (code: string | null | undefined) => (code != null && /^[A-Z]{2}$/.test(code) ? code : null);

/** A count that could not be read must not delay the order; the nightly comparison reads all of them. */
async function countRedemption(context: OpenBilling, orderId: string): Promise<void> {
  const order = await context.database.kysely
    .selectFrom('public.orders')
    .select('promotion_code as code')
    .where('id', '=', orderId)
    .executeTakeFirst();
  const code = order?.code ?? null;
  if (code === null) return;
  try {
    await refreshDiscount(context, code);
  } catch (error) {
    context.log.warn({ err: error, code }, 'the redemptions of a discount could not be read');
  }
}
