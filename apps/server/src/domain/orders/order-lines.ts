import { formatDay } from '@regelwerk/contract/shared/format-day';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import type { Schema } from '@regelwerk/database/schema';
import { contractTerms } from '@regelwerk/legal/contract-terms';
import { periodWords } from '@regelwerk/legal/period-words';
import { priceSentence, reverseChargeSentence, vatModes } from '@regelwerk/legal/vat';
import type { Selectable } from 'kysely';
import { orderFacts } from '../contracts/order-facts.ts';
import { addressee } from '../invoices/addressee.ts';

const words = {
  en: {
    product: 'Product',
    tokens: 'Tokens',
    price: 'Price',
    discount: 'Discount',
    due: 'Due today',
    paid: 'Paid at once',
    trial: 'Trial',
    replaces: 'Replaces',
    starts: 'Starts on',
    firstCharge: 'First charge',
    term: 'Term',
  },
  de: {
    product: 'Produkt',
    tokens: 'Tokens',
    price: 'Preis',
    discount: 'Rabatt',
    due: 'Heute zu zahlen',
    paid: 'Sofort bezahlt',
    trial: 'Testzeitraum',
    replaces: 'Ersetzt',
    starts: 'Beginnt am',
    firstCharge: 'Erste Abbuchung',
    term: 'Laufzeit',
  },
} as const satisfies Record<InterfaceLanguage, unknown>;

/**
 * Returns what was ordered on which terms as text, one fact a line, and below it the rules on the end of a plan. `former` is the plan
 * that a change takes the place of.
 */
export function orderLines(
  order: Selectable<Schema['public.orders']>,
  language: InterfaceLanguage,
  former?: { readonly name: string; readonly number: number | string },
): string {
  const t = words[language];
  const terms = contractTerms(orderFacts(order), language);
  const vatMode = vatModes.find((mode) => mode === order.vat_mode) ?? 'standard';
  const isReverseCharge = order.billing !== null && addressee.parse(order.billing).vatIdProof !== null;
  const tax = isReverseCharge ? reverseChargeSentence : priceSentence[vatMode];
  const each =
    order.interval === null ? '' : ` ${periodWords[language].each(order.interval, order.interval_count ?? 1)}`;
  const isPaid = order.state === 'fulfilled' && terms.firstCharge === undefined;
  const due = formatMoney(order.paid_amount ?? order.amount, order.paid_currency ?? order.currency, language);
  const rows: [string, string | undefined][] = [
    [t.product, order.product_name],
    [t.tokens, order.tokens === 0 ? undefined : `${order.tokens}${each}`],
    [t.price, `${terms.price}. ${tax[language]}`],
    [t.discount, terms.discount],
    [isPaid ? t.paid : t.due, due],
    [t.replaces, former && `${former.name} (${orderNumber(former.number)})`],
    [t.starts, order.starts_at === null ? undefined : formatDay(order.starts_at, language)],
    [t.trial, terms.trial],
    [t.firstCharge, terms.firstCharge],
    [t.term, terms.term],
  ];
  const lines = rows.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`]));
  return [...lines, ...terms.rules].join('\n');
}
