import { type InterfaceLanguage, locales } from './languages.ts';

/** Returns a number as a language writes it. */
export function formatNumber(
  value: number,
  language: InterfaceLanguage,
  options: Intl.NumberFormatOptions = {},
): string {
  return new Intl.NumberFormat(locales[language], options).format(value);
}
