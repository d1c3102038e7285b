import type { Language } from './languages.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** An amount in minor units with its currency, as people of that language write it. Zero minor units may be left out. */
export function formatMoney(
  amount: number,
  currency: string,
  language: Language,
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
