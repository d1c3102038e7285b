import { sql } from 'kysely';
import { extendRetention } from '../catalog/extend-retention.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { orderMails } from '../orders/order-mails.ts';
import { readLastLanguage } from '../orders/read-last-language.ts';
import { refundPayment } from '../orders/refund-payment.ts';

/** Refunds a paid invoice of a deleted account, and mails the address of the invoice. */
export async function returnInvoice(context: OpenBilling, id: string): Promise<void> {
  const { database, payments, siteUrl } = context;
  const invoice = await database.kysely
    .selectFrom('public.invoices')
    .select(['user_id', 'number', 'product_name', 'total', 'currency', 'payment_intent_id'])
    .where('id', '=', id)
    .where('withheld', '=', true)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  if (invoice === undefined) return;
  const payment = invoice.payment_intent_id;
  // it is asked again until the bank has decided
  if (payment !== null && (await refundPayment(context, { payment_intent: payment })) === 'disputed') return;
  const { customer_email: to } = await payments.stripe.invoices.retrieve(id);
  const language = await readLastLanguage(database, invoice.user_id);
  await database.kysely.transaction().execute(async (transaction) => {
    const returned = await transaction
      .updateTable('public.invoices')
      .set({ returned_at: sql`now()` })
      .where('id', '=', id)
      .where('returned_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (returned === undefined) return;
    await extendRetention(transaction, invoice.user_id);
    if (to === null) return;
    const { number, product_name: product, total: amount, currency } = invoice;
    const mail = orderMails.returned({ to, language, siteUrl, number: number ?? id, product, amount, currency });
    await queueMail(transaction, mail);
  });
}
