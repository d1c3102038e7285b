import { dateInShop } from '@regelwerk/contract/shared/end-of-day';
import { billingName } from '@regelwerk/contract/shop/billing';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import type { Schema } from '@regelwerk/database/schema';
import type { InvoiceFacts } from '@regelwerk/invoice/invoice-facts';
import { splitTax } from '@regelwerk/invoice/split-tax';
import type { Operator } from '@regelwerk/legal/operator';
import { type SupplyTax, supplyTax } from '@regelwerk/legal/place-of-supply';
import { type VatMode, vatModes } from '@regelwerk/legal/vat';
import { sql, type Transaction } from 'kysely';
import { queueAlert } from '../alerts/queue-alert.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { addressee } from './addressee.ts';
import { readBillingDetails } from './billing-details.ts';
import { buyerCountry } from './buyer-country.ts';
import { crossBorderTurnover } from './cross-border-turnover.ts';
import { keepDocument } from './keep-document.ts';
import { lockPayment, type PaidSource } from './lock-payment.ts';
import { nameService } from './name-service.ts';
import { nextNumber } from './next-number.ts';

const dayMs = 86_400_000;
/** 80 % of the turnover in euro cents beyond which the buyers' countries tax. */
const early = 800_000;

/**
 * Issues the invoice of a payment in the transaction that records the payment, once for each payment. A job draws and sends it
 * after the commit.
 */
export async function issueInvoice(
  context: OpenBilling,
  transaction: Transaction<Schema>,
  source: PaidSource,
): Promise<void> {
  await lockPayment(transaction, source);
  const issued = await transaction
    .selectFrom('public.billing_documents')
    .select('id')
    .where('source_type', '=', source.type)
    .where('source_id', '=', source.id)
    .executeTakeFirst();
  if (issued !== undefined) return;
  const paid =
    source.type === 'order'
      ? await readPaidOrder(transaction, source.id)
      : await readPaidPeriod(transaction, source.id);
  if (paid === undefined || paid.gross === 0) return;
  const { order, language } = paid;
  const { operator, payments, clock } = context;
  const billing =
    source.type === 'order' && order?.billing != null
      ? addressee.parse(order.billing)
      : await readBillingDetails(context, paid.userId, transaction);
  const { vatIdProof, ...buyer } = billing;
  const evidence = {
    declared: billing.country,
    payment: order?.payment_country ?? null,
    card: order?.card_country ?? null,
  };
  // the place of a business is proven by its VAT id, whatever its card says (section 3a (2) UStG)
  const isConfirmed = vatIdProof !== null;
  const isContradicted = [evidence.payment, evidence.card].every((one) => one !== null && one !== billing.country);
  const { country, isProven } = isConfirmed
    ? { country: billing.country, isProven: !isContradicted }
    : buyerCountry(evidence);
  const vatMode = vatModes.find((mode) => source.type === 'order' && mode === order?.vat_mode) ?? operator.vatMode;
  const turnover = country === operator.countryCode ? 0 : await crossBorderTurnover(context, transaction);
  const tax = taxOf({ ...operator, vatMode }, [country, billing.country], {
    hasVatId: isConfirmed,
    crossBorder: turnover + paid.gross,
  });
  const { number, series, position } = await nextNumber(transaction, operator, payments.mode);
  const today = dateInShop(clock());
  const facts: InvoiceFacts = {
    kind: 'invoice',
    number,
    language,
    isTest: payments.mode !== 'live',
    issuedOn: today,
    serviceFrom: dateInShop(paid.from),
    serviceTo: dateInShop(paid.to),
    paidOn: today,
    orderNumber: paid.reference,
    seller: sellerOf(operator),
    buyer: { ...buyer, name: billing.name === '' ? paid.name : billing.name, email: paid.email },
    ...nameService({ kind: source.type === 'order' ? 'pack' : 'plan', name: paid.item, tokens: paid.tokens }, language),
    currency: paid.currency,
    treatment: tax.treatment,
    taxCountry: tax.country,
    rate: tax.rate,
    ...splitTax(paid.gross, tax.rate),
    gross: paid.gross,
    corrects: null,
  };
  await keepDocument(transaction, facts, {
    series,
    position,
    user_id: paid.userId,
    order_id: order?.id ?? null,
    source_type: source.type,
    source_id: source.id,
    corrects_id: null,
    country,
    tax_country: tax.country,
    is_country_proven: isProven,
    issued_at: clock(),
  });
  if (country !== operator.countryCode && tax.treatment !== 'reverse_charge')
    await warnOfTurnover(transaction, { vatMode, turnover: turnover + facts.net, today });
}

/** Returns the operator as the seller of an invoice. */
function sellerOf(operator: Operator): InvoiceFacts['seller'] {
  const { name, street, city, countryCode, email, phone, register, vatId, taxNumber, exemptionId } = operator;
  return { name, street, city, country: countryCode, email, phone, register, vatId, taxNumber, exemptionId };
}

/** Tells the operator once a year that sales to consumers abroad come near the limit, while there is time to register. */
async function warnOfTurnover(
  transaction: Transaction<Schema>,
  { vatMode, turnover, today }: { readonly vatMode: VatMode; readonly turnover: number; readonly today: string },
): Promise<void> {
  if (vatMode === 'one_stop_shop' || turnover < early) return;
  const year = today.slice(0, 4);
  await queueAlert(transaction, { kind: 'turnover_abroad', key: `turnover:${year}`, facts: { turnover } });
}

/** Returns the tax of a payment that has happened. It has to be taxed, if need be as in the first country that is covered. */
function taxOf(
  operator: Operator,
  countries: readonly string[],
  { hasVatId, crossBorder }: { readonly hasVatId: boolean; readonly crossBorder: number },
): SupplyTax {
  for (const country of [...countries, operator.countryCode]) {
    const tax = supplyTax(operator, { country, hasVatId: hasVatId && country === countries.at(-1) }, crossBorder);
    if (tax !== undefined) return tax;
  }
  throw new Error(`there is no VAT rate of ${operator.countryCode}: set vatRates in the operator file`);
}

const person = ({
  email,
  user_metadata: { name },
  deleted_at,
}: {
  readonly email: string;
  readonly user_metadata: Readonly<Record<string, unknown>>;
  readonly deleted_at: Date | null;
}) => ({
  email: deleted_at === null ? email : '',
  // a name that the documents' font cannot draw is left out: a small invoice needs none
  name: billingName.safeParse(name ?? '').data ?? '',
});

async function readPaidOrder(transaction: Transaction<Schema>, id: string) {
  const row = await transaction
    .selectFrom('public.orders as o')
    .innerJoin('auth.users as u', 'u.id', 'o.user_id')
    .selectAll('o')
    .select(['u.email', 'u.user_metadata', 'u.deleted_at'])
    .where('o.id', '=', id)
    .where('o.kind', '=', 'token_pack')
    .where('o.state', '=', 'fulfilled')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const day = row.fulfilled_at ?? row.created_at;
  return {
    ...person(row),
    order: row,
    userId: row.user_id,
    language: knownLanguage(row.language),
    reference: orderNumber(row.number),
    item: row.product_name,
    tokens: row.tokens,
    currency: row.paid_currency ?? row.currency,
    gross: row.paid_amount ?? row.amount,
    from: day,
    to: day,
  };
}

async function readPaidPeriod(transaction: Transaction<Schema>, id: string) {
  const row = await transaction
    .selectFrom('public.invoices as i')
    .innerJoin('auth.users as u', 'u.id', 'i.user_id')
    .selectAll('i')
    .select(['u.email', 'u.user_metadata', 'u.deleted_at'])
    .where('i.id', '=', id)
    .where('i.status', '=', 'paid')
    // payments for a deleted account are refunded
    .where('i.withheld', '=', false)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const order = await transaction
    .selectFrom('public.orders')
    .selectAll()
    .where('user_id', '=', row.user_id)
    .where('kind', '=', 'subscription')
    .where(({ or, and, eb }) =>
      or([
        eb('id', '=', sql<string>`private.order_of_period(${row.stripe_subscription_id}, ${row.period_start})`),
        // the invoice may arrive before its order is fulfilled
        and([eb('stripe_subscription_id', 'is', null), eb('state', 'in', ['open', 'processing'])]),
      ]),
    )
    .orderBy('stripe_subscription_id', (order) => order.asc().nullsLast())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // a period ends where the next one starts: its last day is the one before
  const last = new Date(row.period_end.getTime() - dayMs);
  const { language } = row.user_metadata;
  return {
    ...person(row),
    order,
    userId: row.user_id,
    language: knownLanguage(order?.language ?? language),
    reference: order === undefined ? (row.number ?? id) : orderNumber(order.number),
    item: row.product_name === '' ? (order?.product_name ?? id) : row.product_name,
    tokens: row.tokens,
    currency: row.currency,
    gross: Math.max(0, row.total),
    from: row.period_start,
    to: last > row.period_start ? last : row.period_start,
  };
}
