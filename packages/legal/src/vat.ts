import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';

/**
 * How the operator is taxed: with German VAT, as a small business without any (section 19 UStG), or with the VAT of the
 * buyer's country, declared through the one stop shop (section 18j UStG).
 */
export const vatModes = ['standard', 'small_business', 'one_stop_shop'] as const;
/** One of `vatModes`. */
export type VatMode = (typeof vatModes)[number];

const included = { en: 'Total price, VAT included.', de: 'Gesamtpreis inkl. MwSt.' };

/** The sentence on tax beside every price. */
export const priceSentence: Readonly<Record<VatMode, Readonly<Record<InterfaceLanguage, string>>>> = {
  standard: included,
  small_business: {
    en: 'Final price; no VAT is charged under section 19 of the German VAT Act.',
    de: 'Endpreis; gemäß § 19 UStG wird keine Umsatzsteuer berechnet.',
  },
  one_stop_shop: included,
};

/** The sentence on tax beside the price of an order whose buyer accounts for the VAT. */
export const reverseChargeSentence: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'Price without VAT; the customer is liable for it (reverse charge).',
  de: 'Preis ohne Umsatzsteuer; Steuerschuldner ist der Kunde (Reverse Charge).',
};
