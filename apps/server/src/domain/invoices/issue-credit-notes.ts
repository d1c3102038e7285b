import { dateInShop } from '@regelwerk/contract/shared/end-of-day';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { formatMoney } from '@regelwerk/contract/shop/money';
import type { Schema } from '@regelwerk/database/schema';
import { type InvoiceFacts, invoiceFacts } from '@regelwerk/invoice/invoice-facts';
import { splitTax } from '@regelwerk/invoice/split-tax';
import type { Transaction } from 'kysely';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { keepDocument } from './keep-document.ts';
import { lockPayment, type PaidSource } from './lock-payment.ts';
import { nextNumber } from './next-number.ts';

const words = {
  en: {
    whole: 'Refund of the whole price',
    part: (refunded: string, price: string) => `Refund of ${refunded} of the price of ${price}`,
  },
  de: {
    whole: 'Erstattung des ganzen Preises',
    part: (refunded: string, price: string) => `Erstattung von ${refunded} des Preises von ${price}`,
  },
} satisfies Record<InterfaceLanguage, object>;

/** A refund, as the provider has it. */
interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly status: string | null;
  readonly created: number;
}

/**
 * Issues a credit note for every refund of a payment that has succeeded and has none yet. A pending refund waits, because an issued
 * document is never withdrawn; that of a refund which failed later stands for the one that repeats it.
 */
export async function issueCreditNotes(
  context: OpenBilling,
  transaction: Transaction<Schema>,
  source: PaidSource,
  refunds: readonly Refund[],
): Promise<void> {
  const arrived = refunds
    .filter(({ status }) => status === 'succeeded')
    .sort((one, other) => one.created - other.created);
  if (arrived.length === 0) return;
  await lockPayment(transaction, source);
  const invoice = await transaction
    .selectFrom('public.billing_documents')
    .selectAll()
    .where('source_type', '=', source.type)
    .where('source_id', '=', source.id)
    .executeTakeFirst();
  if (invoice === undefined) return;
  const notes = await transaction
    .selectFrom('public.billing_documents')
    .select(['source_id', 'gross'])
    .where('corrects_id', '=', invoice.id)
    .execute();
  const known = new Set(notes.map(({ source_id }) => source_id));
  let credited = notes.reduce((sum, { gross }) => sum + gross, 0);
  const returned = arrived.reduce((sum, { amount }) => sum + amount, 0);
  for (const refund of arrived) {
    const gross = Math.min(refund.amount, Math.min(returned, invoice.gross) - credited);
    if (known.has(refund.id) || gross <= 0) continue;
    const { operator, payments, clock } = context;
    const original = invoiceFacts.parse(invoice.facts);
    const { series, position, number } = await nextNumber(transaction, operator, payments.mode);
    // computes the tax of all credit notes together, so that rounding leaves no cent of tax on a refunded invoice
    const vat = splitTax(credited + gross, invoice.rate).vat - splitTax(credited, invoice.rate).vat;
    const facts: InvoiceFacts = {
      ...original,
      kind: 'credit_note',
      number,
      itemDetail: nameRefund(original, gross),
      issuedOn: dateInShop(clock()),
      paidOn: dateInShop(new Date(refund.created * 1000)),
      net: gross - vat,
      vat,
      gross,
      corrects: { number: original.number, issuedOn: original.issuedOn },
    };
    const { user_id, order_id, country, tax_country, is_country_proven } = invoice;
    await keepDocument(transaction, facts, {
      ...{ series, position, user_id, order_id, country, tax_country, is_country_proven },
      source_type: 'refund',
      source_id: refund.id,
      corrects_id: invoice.id,
      issued_at: clock(),
    });
    credited += gross;
  }
}

/** Says how much of an invoice's price a credit note gives back. */
function nameRefund({ gross, currency, language }: InvoiceFacts, refunded: number): string {
  if (refunded === gross) return words[language].whole;
  return words[language].part(formatMoney(refunded, currency, language), formatMoney(gross, currency, language));
}
