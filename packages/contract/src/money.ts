import { type InterfaceLanguage, locales } from './languages.ts';

/** Formats an amount in minor units in the locale of a language; `hidesZeroCents` drops `.00`. */
export function formatMoney(
  amount: number,
  currency: string,
  language: InterfaceLanguage,
  { hidesZeroCents = false }: { readonly hidesZeroCents?: boolean } = {},
): string {
  const options = { style: 'currency', currency: currency.toUpperCase() } as const;
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(locales[language], options).resolvedOptions();
  const value = amount / 10 ** digits;
  const isWhole = hidesZeroCents && Number.isInteger(value);
  return new Intl.NumberFormat(locales[language], isWhole ? { ...options, maximumFractionDigits: 0 } : options).format(
    value,
  );
}
