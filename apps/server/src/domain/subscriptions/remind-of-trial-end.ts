import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { productName } from '@regelwerk/contract/shop/product-name';
import { priceWithPeriod } from '@regelwerk/legal/price-with-period';
import { sql } from 'kysely';
import { languageOf } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';

const words = {
  en: {
    subject: `Your free trial of ${productName} ends soon`,
    paragraph: (plan: string, date: string, price: string) =>
      `Your free trial of ${plan} ends on ${date}. From then on the plan costs ${price}, and the first payment is due on that day. If you do not want that, cancel before.`,
    changed: (plan: string, date: string, next: string, price: string) =>
      `Your free trial of ${plan} ends on ${date}. The plan ${next} that you ordered starts then. It costs ${price}, and the first payment is due on that day. Until then you can take the change back, or cancel.`,
    action: 'Manage subscription',
  },
  de: {
    subject: `Dein kostenloser Testzeitraum bei ${productName} endet bald`,
    paragraph: (plan: string, date: string, price: string) =>
      `Dein kostenloser Testzeitraum für ${plan} endet am ${date}. Danach kostet der Tarif ${price}, und die erste Zahlung wird an diesem Tag fällig. Wenn du das nicht möchtest, kündige vorher.`,
    changed: (plan: string, date: string, next: string, price: string) =>
      `Dein kostenloser Testzeitraum für ${plan} endet am ${date}. Dann beginnt der bestellte Tarif ${next}. Er kostet ${price}, und die erste Zahlung wird an diesem Tag fällig. Bis dahin kannst du den Wechsel zurücknehmen oder kündigen.`,
    action: 'Tarif verwalten',
  },
};

/**
 * Mails once for each trial when it ends and what the plan costs from then on, or the plan that a change was ordered to. A trial that
 * was cancelled costs nothing.
 */
export async function remindOfTrialEnd({ database, siteUrl }: OpenBilling, subscriptionId: string): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('public.subscriptions as s')
      .set({ trial_reminded_at: sql`now()` })
      .from('auth.users as u')
      .innerJoin('public.prices as price', (join) => join.onTrue())
      .innerJoin('public.products as product', 'product.id', 'price.product_id')
      .whereRef('u.id', '=', 's.user_id')
      .whereRef('price.stripe_price_id', '=', 's.stripe_price_id')
      .where('s.stripe_subscription_id', '=', subscriptionId)
      .where('s.trial_reminded_at', 'is', null)
      .where('s.trial_end', 'is not', null)
      .where('s.cancel_at_period_end', '=', false)
      .where('u.deleted_at', 'is', null)
      .returning(['s.trial_end', 'u.email', 'u.user_metadata', 'product.name', 'price.unit_amount', 'price.currency'])
      .returning(['price.interval', 'price.interval_count'])
      .executeTakeFirst();
    if (row === undefined || row.trial_end === null) return;
    const change = await transaction
      .selectFrom('public.orders')
      .select(['product_name as name', 'list_amount as unit_amount', 'currency', 'interval', 'interval_count'])
      .where('stripe_subscription_id', '=', subscriptionId)
      .where('state', '=', 'scheduled')
      .executeTakeFirst();
    const language = languageOf(row);
    const date = formatDay(row.trial_end, language);
    const { subject, paragraph, changed, action } = words[language];
    const { unit_amount: amount, currency, interval, interval_count: count } = change ?? row;
    const price = priceWithPeriod({ amount, currency, interval, intervalCount: count ?? 1 }, language);
    const text = change === undefined ? paragraph(row.name, date, price) : changed(row.name, date, change.name, price);
    await queueMail(
      transaction,
      writeMail({
        to: row.email,
        language,
        siteUrl,
        subject,
        paragraphs: [text],
        action: { label: action, address: `${siteUrl}${paths.billing}` },
      }),
    );
  });
}
