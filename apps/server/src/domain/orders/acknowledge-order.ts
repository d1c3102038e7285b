import { formatMoment } from '@regelwerk/contract/shared/format-moment';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import type { Schema } from '@regelwerk/database/schema';
import { legalLabels } from '@regelwerk/legal/labels';
import type { Transaction } from 'kysely';
import { contractAddresses } from '../contracts/contract-addresses.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import { isBusinessOrder } from './is-business-order.ts';
import { orderLines } from './order-lines.ts';

interface Words {
  readonly subject: (number: string) => string;
  readonly received: (number: string, time: string) => string;
  readonly next: string;
  readonly nextOfChange: string;
}

const words: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    subject: (number) => `We have received your order ${number}`,
    received: (number, time) => `Your order ${number} reached us on ${time}.`,
    next: 'This mail acknowledges the receipt. We confirm the contract with another mail as soon as the payment has arrived, which takes a few days with some payment methods. If you have not paid and do not want to, you need not do anything: the order lapses after a day, and nothing is charged.',
    nextOfChange:
      'This mail acknowledges the receipt. We confirm the change of your plan with another mail. Nothing is charged before it starts.',
  },
  de: {
    subject: (number) => `Wir haben deine Bestellung ${number} erhalten`,
    received: (number, time) => `Deine Bestellung ${number} ist am ${time} bei uns eingegangen.`,
    next: 'Diese Mail bestätigt den Eingang. Den Vertrag bestätigen wir mit einer weiteren Mail, sobald die Zahlung da ist; bei manchen Zahlungsarten dauert das einige Tage. Hast du nicht bezahlt und möchtest es auch nicht mehr, musst du nichts tun: Die Bestellung verfällt nach einem Tag, und es wird nichts abgebucht.',
    nextOfChange:
      'Diese Mail bestätigt den Eingang. Den Wechsel deines Tarifs bestätigen wir mit einer weiteren Mail. Vor seinem Beginn wird nichts abgebucht.',
  },
};

/** Acknowledges an order by mail as soon as it is placed (section 312i (1) no. 3 BGB), and keeps the mail with the order. */
export async function acknowledgeOrder(
  transaction: Transaction<Schema>,
  { orderId, siteUrl }: { readonly orderId: string; readonly siteUrl: string },
): Promise<void> {
  const order = await transaction
    .selectFrom('public.orders as o')
    .innerJoin('auth.users as u', 'u.id', 'o.user_id')
    .selectAll('o')
    .select('u.email')
    .where('o.id', '=', orderId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (order === undefined) return;
  const language = knownLanguage(order.language);
  const { subject, received, next, nextOfChange } = words[language];
  const isChange = order.starts_at !== null;
  const number = orderNumber(order.number);
  const time = formatMoment(order.created_at, language);
  const { withdraw } = contractAddresses(siteUrl, order.number, language);
  const mail = writeMail({
    to: order.email,
    language,
    siteUrl,
    subject: subject(number),
    paragraphs: [
      received(number, time),
      orderLines(order, language),
      isChange ? nextOfChange : next,
      ...(isBusinessOrder(order) ? [] : [`${legalLabels[language].withdrawLink}: ${withdraw}`]),
    ],
  });
  await queueMail(transaction, mail, { isLegal: true, ofOrder: { orderId, purpose: 'acknowledgement' } });
}
