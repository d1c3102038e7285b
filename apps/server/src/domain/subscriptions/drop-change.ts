import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { withdrawalByOther } from '../contracts/withdrawal-by-other.ts';
import { knownLanguage } from '../kernel/known-language.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';

interface Words {
  readonly subject: (number: string) => string;
  readonly off: (number: string, product: string) => string;
  readonly stays: string;
  readonly ends: string;
  readonly withdrawn: string;
  readonly unpaid: string;
  readonly goesOn: (former: string) => string;
  readonly over: string;
  readonly action: string;
}

const words: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    subject: (number) => `Your change of plan ${number} does not take place`,
    off: (number, product) =>
      `The change to ${product} that you ordered (order ${number}) does not take place, and nothing is charged for it.`,
    stays: 'Your present plan goes on as before.',
    ends: 'The reason is that your present plan ends. If it goes on after all, please order the change again: it does not come back by itself.',
    withdrawn:
      'The reason is that we have received a withdrawal from your present plan. If the plan goes on all the same, please order the change again: it does not come back by itself.',
    unpaid: 'The reason is that its first charge failed.',
    goesOn: (former) =>
      `Your former plan ${former} goes on as agreed. Its next period begins now and is charged at its own price. To change the plan after all, check your means of payment and order the change again.`,
    over: 'Your plan had been cancelled already, so it has ended.',
    action: 'Open billing',
  },
  de: {
    subject: (number) => `Dein Tarifwechsel ${number} findet nicht statt`,
    off: (number, product) =>
      `Der bestellte Wechsel zu ${product} (Bestellung ${number}) findet nicht statt, und es wird dafür nichts abgebucht.`,
    stays: 'Dein jetziger Tarif läuft weiter wie bisher.',
    ends: 'Der Grund ist, dass dein jetziger Tarif endet. Läuft er doch weiter, bestelle den Wechsel bitte noch einmal: Von selbst kommt er nicht zurück.',
    withdrawn:
      'Der Grund ist, dass ein Widerruf deines jetzigen Tarifs bei uns eingegangen ist. Läuft der Tarif trotzdem weiter, bestelle den Wechsel bitte noch einmal: Von selbst kommt er nicht zurück.',
    unpaid: 'Der Grund ist, dass die erste Abbuchung fehlgeschlagen ist.',
    goesOn: (former) =>
      `Dein bisheriger Tarif ${former} läuft weiter wie vereinbart. Sein nächster Zeitraum beginnt jetzt, und der Preis dafür wird abgebucht. Möchtest du doch wechseln, prüfe dein Zahlungsmittel und bestelle den Wechsel noch einmal.`,
    over: 'Dein Tarif war bereits gekündigt und ist damit beendet.',
    action: 'Zur Abrechnung',
  },
};

/** Why a change of plan does not take place; `withdrawn` is a withdrawal from the change itself, the others from the plan. */
export type ChangeReason =
  | 'taken_back'
  | 'plan_ends'
  | 'withdrawn'
  | 'withdrawal_received'
  | 'withdrawal_by_other'
  | 'unpaid'
  | 'unpaid_and_plan_ends';

/**
 * Cancels a change of plan that has not started, or whose start is undone, with the tokens that were agreed on for it, and mails its
 * buyer why, once. A withdrawal has a mail of its own.
 */
export async function dropChange(
  transaction: Transaction<Schema>,
  {
    orderId,
    siteUrl,
    because,
    hasStarted = because.startsWith('unpaid'),
  }: {
    readonly orderId: string;
    readonly siteUrl: string;
    readonly because: ChangeReason;
    readonly hasStarted?: boolean;
  },
): Promise<boolean> {
  const order = await transaction
    .updateTable('public.orders')
    .set({ state: 'canceled', fulfilled_at: null })
    .where('id', '=', orderId)
    .where('state', '=', hasStarted ? 'fulfilled' : 'scheduled')
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
  const { subject, off, stays, ends, withdrawn, unpaid, goesOn, over, action } = words[language];
  const former = await transaction
    .selectFrom('public.orders')
    .select('product_name as name')
    .where('id', '=', order.changes_order_id)
    .executeTakeFirstOrThrow();
  const reasons = {
    taken_back: [stays],
    plan_ends: [ends],
    withdrawal_received: [withdrawn],
    withdrawal_by_other: [withdrawn, withdrawalByOther[language]],
    unpaid: [unpaid, goesOn(former.name)],
    unpaid_and_plan_ends: [unpaid, over],
  }[because];
  const number = orderNumber(order.number);
  const mail = writeMail({
    to: buyer.email,
    language,
    siteUrl,
    subject: subject(number),
    paragraphs: [off(number, order.product_name), ...reasons],
    action: { label: action, address: `${siteUrl}${paths.billing}` },
  });
  await queueMail(transaction, mail, { isLegal: true });
  return true;
}
