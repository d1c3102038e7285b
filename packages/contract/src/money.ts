import { type InterfaceLanguage, locales } from './languages.ts';

/** An amount in minor units with its currency, as people of that language write it. Zero minor units may be left out. */
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

/**
 * An amount as somebody types it, with point or comma, in minor units of a currency with two decimals. Undefined for
 * what is no amount or has more decimals: nothing is rounded.
 */
export function parseMoney(text: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (match === null) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
