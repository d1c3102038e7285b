import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { BillingDetails, BillingDocumentRow } from '@regelwerk/contract/shop/billing';
import { vatRates } from '@regelwerk/legal/vat-rates';

/** Represents every country outside the list; we do not sell there. */
const elsewhere = 'ZZ';

/** Returns the countries to choose from, by name; all countries outside the European Union are one choice. */
export function countryOptions(language: InterfaceLanguage, elsewhereLabel: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const options = Object.keys(vatRates).map((value) => ({ value, label: names.of(value) ?? value }));
  options.sort((one, other) => one.label.localeCompare(other.label, language));
  return [...options, { value: elsewhere, label: elsewhereLabel }];
}

/** An order beyond this amount, in minor units, needs the buyer's name and address (section 33 UStDV). */
const smallInvoice = 25_000;

export const addressFields = ['name', 'street', 'postcode', 'city'] as const;
export type AddressField = (typeof addressFields)[number];

/** Returns whether name and address are required. */
export function needsAddress({ isBusiness }: BillingDetails, amount: number): boolean {
  return isBusiness || amount > smallInvoice;
}

/** Returns the required fields that are still empty. */
export function missingFields(billing: BillingDetails, amount: number): readonly AddressField[] {
  return needsAddress(billing, amount) ? addressFields.filter((field) => billing[field].trim() === '') : [];
}

/** Returns the documents of each payment by the id of its order or of the provider's invoice, oldest first. */
export function documentsByPayment(
  rows: readonly BillingDocumentRow[],
): ReadonlyMap<string, readonly BillingDocumentRow[]> {
  const sources = new Map(rows.map(({ id, source_id }) => [id, source_id]));
  const byPayment = new Map<string, BillingDocumentRow[]>();
  for (const row of rows) {
    const payment = (row.corrects_id === null ? undefined : sources.get(row.corrects_id)) ?? row.source_id;
    byPayment.set(payment, [...(byPayment.get(payment) ?? []), row]);
  }
  return byPayment;
}
