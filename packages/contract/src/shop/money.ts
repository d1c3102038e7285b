import { type InterfaceLanguage, locales } from '../shared/languages.ts';

/** English amounts are in the style of the US (`$4.99`, never `US$4.99`); English dates are not. */
const moneyLocales: Readonly<Record<InterfaceLanguage, string>> = { ...locales, en: 'en-US' };

/**
 * Formats an amount in minor units in the style of a language; `hidesZeroCents` drops `.00`. Only the price of a rule
 * has tenths of a minor unit, which are shown.
 */
export function formatMoney(
  amount: number,
  currency: string,
  language: InterfaceLanguage,
  { hidesZeroCents = false }: { readonly hidesZeroCents?: boolean } = {},
): string {
  const format = (options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(moneyLocales[language], { style: 'currency', currency: currency.toUpperCase(), ...options });
  const { maximumFractionDigits: digits = 2 } = format().resolvedOptions();
  const value = amount / 10 ** digits;
  if (!Number.isInteger(amount)) return format({ maximumFractionDigits: digits + 1 }).format(value);
  return format(hidesZeroCents && Number.isInteger(value) ? { maximumFractionDigits: 0 } : {}).format(value);
}
