import { type InterfaceLanguage, locales } from '../shared/languages.ts';

const pointed = /^(\d{1,7}|[1-9]\d{0,2}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;
const withComma = /^(\d{1,7}|[1-9]\d{0,2}(?:\.\d{3}){1,2})(?:,(\d{1,2}))?$/;

/** Returns the patterns for a language's own number format and for the other one. */
function formsOf(language: InterfaceLanguage): readonly [RegExp, RegExp] {
  const parts = new Intl.NumberFormat(locales[language]).formatToParts(1.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return hasComma ? [withComma, pointed] : [pointed, withComma];
}

/**
 * Parses a typed amount into minor units of a currency with two decimals. Prefers the number format of the language
 * and accepts the other one only if its decimals are unambiguous: 12.345 is twelve thousand in German and invalid in
 * English. Returns undefined for anything else, including more than two decimals; never rounds.
 */
export function parseMoney(text: string, language: InterfaceLanguage): number | undefined {
  const [own, other] = formsOf(language);
  const typed = text.trim();
  const foreign = other.exec(typed);
  const match = own.exec(typed) ?? (foreign?.[2] === undefined ? null : foreign);
  const whole = match?.[1]?.replace(/\D/g, '') ?? '';
  if (match === null || whole.length > 7) return undefined;
  return Number(whole) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
