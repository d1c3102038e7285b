import { longDate } from '@regelwerk/contract/long-date';
import { formatMoney } from '@regelwerk/contract/money';
import { needsNotice } from '@regelwerk/contract/needs-notice';
import { orderNumber } from '@regelwerk/contract/order-number';
import { shopMoment } from '@regelwerk/contract/shop-moment';
import type { Schema } from '@regelwerk/database/schema';
import { essentialFeatures } from '@regelwerk/legal/essential-features';
import { legalLabels } from '@regelwerk/legal/labels';
import { legalDocument, legalText } from '@regelwerk/legal/legal-document';
import { priceSentence, vatModes } from '@regelwerk/legal/vat';
import type { Transaction } from 'kysely';
import type { Mail } from '../../gateways/mail/send-mail.ts';
import { knownLanguage } from '../accounts/known-language.ts';
import { countOf } from '../count-of.ts';
import { readAgreement } from '../legal/read-agreement.ts';
import { writeMail } from '../mails/write-mail.ts';
import type { OpenBilling } from './billing-context.ts';
import { contractAddresses } from './contract-addresses.ts';

const words = {
  en: {
    subject: (number: string) => `Your order ${number}`,
    thanks: 'Thank you for your order. This mail confirms the contract; please keep it.',
    order: 'Order',
    date: 'Date',
    product: 'Product',
    tokens: 'Tokens',
    perPeriod: 'Tokens with each paid period',
    price: 'Price',
    due: 'Paid at once',
    replaces: 'Replaces',
    starts: 'Starts on',
    firstCharge: 'First charge',
    chargedOn: (price: string, date: string) => `${price} on ${date}`,
    term: 'Term',
    trialTerm: 'Trial',
    trial: (days: number, tokens: number, price: string) =>
      `Free for ${countOf(days, 'day', 'days')} with ${countOf(tokens, 'token', 'tokens')}, then ${price} per period`,
    renews: 'It runs until you cancel it. You can cancel at any time to the end of the current period.',
    notice:
      'The first period is the minimum term. After it you can cancel at any time with one month’s notice; we then refund the price of the remaining time in proportion.',
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
    product: 'Produkt',
    tokens: 'Tokens',
    perPeriod: 'Tokens mit jedem bezahlten Zeitraum',
    price: 'Preis',
    due: 'Sofort bezahlt',
    replaces: 'Ersetzt',
    starts: 'Beginnt am',
    firstCharge: 'Erste Abbuchung',
    chargedOn: (price: string, date: string) => `${price} am ${date}`,
    term: 'Laufzeit',
    trialTerm: 'Testzeitraum',
    trial: (days: number, tokens: number, price: string) =>
      `${countOf(days, 'Tag', 'Tage')} kostenlos mit ${countOf(tokens, 'Token', 'Tokens')}, danach ${price} je Zeitraum`,
    renews: 'Der Tarif läuft, bis du ihn kündigst. Das geht jederzeit zum Ende des laufenden Zeitraums.',
    notice:
      'Der erste Zeitraum ist die Mindestlaufzeit. Danach kannst du jederzeit mit einer Frist von einem Monat kündigen; den Preis der restlichen Zeit erstatten wir dann anteilig.',
    seller: 'Verkäufer',
    declared: 'Das hast du mit der Bestellung erklärt',
    pressed: (button: string) => `Bestellt hast du mit der Schaltfläche „${button}“.`,
    action: 'Zur Bestellung',
  },
};

/**
 * Confirms a contract on a durable medium: what was ordered for how much, what was declared, the terms and the
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
  const price = formatMoney(order.list_amount, order.currency, language);
  const vatMode = vatModes.find((mode) => mode === order.vat_mode) ?? operator.vatMode;
  const rows: [string, string][] = [
    [t.order, number],
    [t.date, shopMoment(order.created_at, language)],
    [t.seller, `${operator.name}, ${operator.street}, ${operator.city}`],
    [t.product, order.product_name],
    [order.kind === 'token_pack' ? t.tokens : t.perPeriod, String(order.tokens)],
    [t.price, `${price}. ${priceSentence[vatMode][language]}`],
  ];
  if (order.starts_at === null)
    rows.push([t.due, formatMoney(order.paid_amount ?? order.amount, order.paid_currency ?? order.currency, language)]);
  else {
    const start = longDate(order.starts_at, language);
    rows.push([t.replaces, `${order.formerName} (${orderNumber(order.formerNumber ?? 0)})`]);
    rows.push([t.starts, start], [t.firstCharge, t.chargedOn(price, start)]);
  }
  if (order.trial_days > 0) rows.push([t.trialTerm, t.trial(order.trial_days, order.trial_tokens, price)]);
  if (order.interval !== null)
    rows.push([t.term, needsNotice(order.interval, order.interval_count ?? 1) ? t.notice : t.renews]);
  const declared = agreed.declarations.map(
    ({ text, version, givenAt }) =>
      `${text} (${longDate(new Date(version), language)}, ${shopMoment(givenAt, language)})`,
  );
  const pressed = agreed.button === null ? [] : [t.pressed(agreed.button)];
  // an order older than the storage of its texts is confirmed with the present ones
  const terms = agreed.documents.find(({ name }) => name === 'terms') ?? legalDocument('terms', operator, language);
  const withdrawal =
    agreed.documents.find(({ name }) => name === 'withdrawal') ?? legalDocument('withdrawal', operator, language);
  const addresses = contractAddresses(siteUrl, order.number, language);
  return writeMail({
    to: order.email,
    language,
    siteUrl,
    subject: t.subject(number),
    paragraphs: [
      t.thanks,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      essentialFeatures[order.kind][language].join('\n'),
      `${t.declared}:\n${[...declared, ...pressed].join('\n')}`,
      `${legalLabels[language].withdrawLink}: ${addresses.withdraw}`,
      ...(order.kind === 'subscription' ? [`${legalLabels[language].cancelLink}: ${addresses.cancel}`] : []),
      legalText(terms),
      legalText(withdrawal),
    ],
    action: { label: t.action, address: addresses.contract },
  });
}
