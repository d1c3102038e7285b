import type { InterfaceLanguage } from '@regelwerk/contract/languages';

/** Whether the operator levies VAT, or is a small business that must not show any. */
export const vatModes = ['standard', 'small_business'] as const;
export type VatMode = (typeof vatModes)[number];

/** What stands beside every price. */
export const priceSentence: Readonly<Record<VatMode, Readonly<Record<InterfaceLanguage, string>>>> = {
  standard: { en: 'Total price, VAT included.', de: 'Gesamtpreis inkl. MwSt.' },
  small_business: {
    en: 'Final price; no VAT is charged under section 19 of the German VAT Act.',
    de: 'Endpreis; gemäß § 19 UStG wird keine Umsatzsteuer berechnet.',
  },
};
