import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { orderNumber } from '@regelwerk/contract/order-number';
import { paths } from '@regelwerk/contract/paths';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { knownLanguage } from '../accounts/known-language.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { writeMail } from '../mails/write-mail.ts';

interface Words {
  readonly subject: (number: string) => string;
  readonly off: (number: string, product: string) => string;
  readonly stays: string;
  readonly ends: string;
  readonly action: string;
}

const words: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    subject: (number) => `Your change of plan ${number} does not take place`,
    off: (number, product) =>
      `The change to ${product} that you ordered (order ${number}) does not take place, and nothing is charged for it.`,
    stays: 'Your present plan goes on as before.',
    ends: 'The reason is that your present plan ends.',
    action: 'Open billing',
  },
  de: {
    subject: (number) => `Dein Tarifwechsel ${number} findet nicht statt`,
    off: (number, product) =>
      `Der bestellte Wechsel zu ${product} (Bestellung ${number}) findet nicht statt, und es wird dafür nichts abgebucht.`,
    stays: 'Dein jetziger Tarif läuft weiter wie bisher.',
    ends: 'Der Grund ist, dass dein jetziger Tarif endet.',
    action: 'Zur Abrechnung',
  },
};

/**
 * Cancels a change of plan that has not started, with the tokens that were agreed on for it, and mails its buyer, once. The former
 * plan stays as it was. `because` a plan ends, the mail says so; a withdrawal has a mail of its own.
 */
export async function dropChange(
  transaction: Transaction<Schema>,
  {
    orderId,
    siteUrl,
    because,
  }: {
    readonly orderId: string;
    readonly siteUrl: string;
    readonly because: 'taken_back' | 'plan_ends' | 'withdrawn';
  },
): Promise<boolean> {
  const order = await transaction
    .updateTable('public.orders')
    .set({ state: 'canceled' })
    .where('id', '=', orderId)
    .where('state', '=', 'scheduled')
    .returningAll()
    .executeTakeFirst();
  if (order === undefined) return false;
  await transaction
    .deleteFrom('public.plan_terms')
    .where('stripe_subscription_id', '=', order.stripe_subscription_id)
    .where('stripe_price_id', '=', order.stripe_price_id)
    .where('valid_from', '>=', order.starts_at)
    .execute();
  const buyer = await transaction
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', order.user_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (buyer === undefined || because === 'withdrawn') return true;
  const language = knownLanguage(order.language);
  const { subject, off, stays, ends, action } = words[language];
  const number = orderNumber(order.number);
  const mail = writeMail({
    to: buyer.email,
    language,
    siteUrl,
    subject: subject(number),
    paragraphs: [off(number, order.product_name), because === 'plan_ends' ? ends : stays],
    action: { label: action, address: `${siteUrl}${paths.billing}` },
  });
  await queueMail(transaction, mail, { isLegal: true });
  return true;
}
