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

const pointed = /^(\d{1,7}|[1-9]\d{0,2}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;
const withComma = /^(\d{1,7}|[1-9]\d{0,2}(?:\.\d{3}){1,2})(?:,(\d{1,2}))?$/;
const forms: Readonly<Record<InterfaceLanguage, readonly [RegExp, RegExp]>> = {
  en: [pointed, withComma],
  de: [withComma, pointed],
};

/**
 * An amount as a person types it, in minor units of a currency with two decimals. It is read the way their language
 * writes numbers. The other way counts only when its decimals leave no doubt: 12.345 is twelve thousand in German and
 * no amount in English. Nothing is rounded.
 */
export function parseMoney(text: string, language: InterfaceLanguage): number | undefined {
  const [own, other] = forms[language];
  const typed = text.trim();
  const foreign = other.exec(typed);
  const match = own.exec(typed) ?? (foreign?.[2] === undefined ? null : foreign);
  const whole = match?.[1]?.replace(/\D/g, '') ?? '';
  if (match === null || whole.length > 7) return undefined;
  return Number(whole) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
