import { formatDay } from '@regelwerk/contract/shared/format-day';
import { formatMoment } from '@regelwerk/contract/shared/format-moment';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import type { Schema } from '@regelwerk/database/schema';
import { essentialFeatures } from '@regelwerk/legal/essential-features';
import { legalLabels } from '@regelwerk/legal/labels';
import { legalDocument, legalText, withdrawalInstruction } from '@regelwerk/legal/legal-document';
import type { Transaction } from 'kysely';
import type { Mail } from '../../gateways/mail/send-mail.ts';
import { contractAddresses } from '../contracts/contract-addresses.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { readAgreement } from '../legal/read-agreement.ts';
import { writeMail } from '../mail/write-mail.ts';
import { isBusinessOrder } from './is-business-order.ts';
import { orderLines } from './order-lines.ts';

const words = {
  en: {
    subject: (number: string) => `Your order ${number}`,
    thanks: 'Thank you for your order. This mail confirms the contract; please keep it.',
    order: 'Order',
    date: 'Date',
    seller: 'Seller',
    declared: 'You declared with your order',
    pressed: (button: string) => `You ordered with the button “${button}”.`,
    action: 'Open the order',
  },
  de: {
    subject: (number: string) => `Deine Bestellung ${number}`,
    thanks: 'Danke für deine Bestellung. Diese Mail bestätigt den Vertrag; bitte bewahre sie auf.',
    order: 'Bestellung',
    date: 'Datum',
    seller: 'Verkäufer',
    declared: 'Das hast du mit der Bestellung erklärt',
    pressed: (button: string) => `Bestellt hast du mit der Schaltfläche „${button}“.`,
    action: 'Zur Bestellung',
  },
};

/**
 * Confirms a contract on a durable medium: what was ordered for how much, what was declared, the terms and, for consumers, the
 * instruction on withdrawal in full. Undefined if the buyer's account is gone.
 */
export async function confirmationMail(
  { operator, siteUrl }: OpenBilling,
  orderId: string,
  transaction: Transaction<Schema>,
): Promise<Mail | undefined> {
  const order = await transaction
    .selectFrom('public.orders as o')
    .innerJoin('auth.users as u', 'u.id', 'o.user_id')
    .leftJoin('public.orders as former', 'former.id', 'o.changes_order_id')
    .selectAll('o')
    .select(['u.email', 'u.deleted_at', 'former.number as formerNumber', 'former.product_name as formerName'])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined || order.deleted_at !== null) return undefined;
  const language = knownLanguage(order.language);
  const t = words[language];
  const agreed = await readAgreement(transaction, orderId);
  const number = orderNumber(order.number);
  const head = [
    `${t.order}: ${number}`,
    `${t.date}: ${formatMoment(order.created_at, language)}`,
    `${t.seller}: ${operator.name}, ${operator.street}, ${operator.city}`,
  ];
  const former = order.formerName === null ? undefined : { name: order.formerName, number: order.formerNumber ?? 0 };
  const declared = agreed.declarations.map(
    ({ text, version, givenAt }) => `${text} (${formatDay(version, language)}, ${formatMoment(givenAt, language)})`,
  );
  const pressed = agreed.button === null ? [] : [t.pressed(agreed.button)];
  // an order older than the storage of its texts is confirmed with the present ones
  const terms = agreed.documents.find(({ name }) => name === 'terms') ?? legalDocument('terms', operator, language);
  const withdrawal =
    agreed.documents.find(({ name }) => name === 'withdrawal') ?? withdrawalInstruction(order.kind, operator, language);
  const isBusiness = isBusinessOrder(order);
  const addresses = contractAddresses(siteUrl, order.number, language);
  return writeMail({
    to: order.email,
    language,
    siteUrl,
    subject: t.subject(number),
    paragraphs: [
      t.thanks,
      `${head.join('\n')}\n${orderLines(order, language, former)}`,
      essentialFeatures[order.kind][language].join('\n'),
      `${t.declared}:\n${[...declared, ...pressed].join('\n')}`,
      ...(isBusiness ? [] : [`${legalLabels[language].withdrawLink}: ${addresses.withdraw}`]),
      ...(order.kind === 'subscription' ? [`${legalLabels[language].cancelLink}: ${addresses.cancel}`] : []),
      legalText(terms),
      ...(isBusiness ? [] : [legalText(withdrawal)]),
    ],
    action: { label: t.action, address: addresses.contract },
  });
}
