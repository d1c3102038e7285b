import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { withdrawalByOther } from '../contracts/withdrawal-by-other.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { DropReason } from './drop-change.ts';

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
    ends: 'The reason is that your present plan ends. If it goes on after all, please order the change again.',
    withdrawn:
      'The reason is that we have received a withdrawal from your present plan. If the plan goes on all the same, please order the change again.',
    unpaid: 'The reason is that its first charge failed.',
    goesOn: (former) =>
      `Your former plan ${former} goes on as agreed. Its next period starts now, and the price of that period is charged. If you still want to change plans, check your payment method and order the change again.`,
    over: 'Your former plan had been ended or withdrawn from before, so it does not go on, and nothing more is charged.',
    action: 'Open billing',
  },
  de: {
    subject: (number) => `Dein Tarifwechsel ${number} findet nicht statt`,
    off: (number, product) =>
      `Der bestellte Wechsel zu ${product} (Bestellung ${number}) findet nicht statt, und es wird dafür nichts abgebucht.`,
    stays: 'Dein jetziger Tarif läuft weiter wie bisher.',
    ends: 'Der Grund ist, dass dein jetziger Tarif endet. Läuft er doch weiter, bestelle den Wechsel bitte neu.',
    withdrawn:
      'Der Grund ist, dass ein Widerruf deines jetzigen Tarifs bei uns eingegangen ist. Läuft der Tarif trotzdem weiter, bestelle den Wechsel bitte neu.',
    unpaid: 'Der Grund ist, dass die erste Abbuchung fehlgeschlagen ist.',
    goesOn: (former) =>
      `Dein bisheriger Tarif ${former} läuft weiter wie vereinbart. Sein nächster Zeitraum beginnt jetzt, und der Preis dafür wird abgebucht. Möchtest du doch wechseln, prüfe dein Zahlungsmittel und bestelle den Wechsel neu.`,
    over: 'Dein bisheriger Tarif war schon vorher beendet oder widerrufen worden. Er läuft deshalb nicht weiter, und es wird nichts mehr abgebucht.',
    action: 'Zur Abrechnung',
  },
};

/** Mails the buyer of a change of plan that it does not take place, and what happens instead. */
export async function mailDroppedChange(
  transaction: Transaction<Schema>,
  siteUrl: string,
  {
    orderId,
    because,
  }: {
    readonly orderId: string;
    readonly because: Exclude<DropReason, 'withdrawn' | 'undone'> | 'unpaid_and_plan_ends';
  },
): Promise<void> {
  const order = await transaction
    .selectFrom('public.orders as o')
    .innerJoin('public.orders as former', 'former.id', 'o.changes_order_id')
    .innerJoin('auth.users as u', (join) => join.onRef('u.id', '=', 'o.user_id').on('u.deleted_at', 'is', null))
    .select(['o.number', 'o.language', 'o.product_name as product', 'former.product_name as former', 'u.email'])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) return;
  const language = knownLanguage(order.language);
  const { subject, off, stays, ends, withdrawn, unpaid, goesOn, over, action } = words[language];
  const reasons = {
    taken_back: [stays],
    plan_ends: [ends],
    withdrawal_received: [withdrawn],
    withdrawal_by_other: [withdrawn, withdrawalByOther[language]],
    unpaid: [unpaid, goesOn(order.former)],
    unpaid_and_plan_ends: [unpaid, over],
  }[because];
  const number = orderNumber(order.number);
  const mail = writeMail({
    to: order.email,
    language,
    siteUrl,
    subject: subject(number),
    paragraphs: [off(number, order.product), ...reasons],
    action: { label: action, address: `${siteUrl}${paths.billing}` },
  });
  await queueMail(transaction, mail, { isLegal: true });
}
