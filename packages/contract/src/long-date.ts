import { type InterfaceLanguage, locales } from './languages.ts';
import { shopZone } from './shop-zone.ts';

/** Returns the day of an instant in words, in the shop's time zone; an ISO date counts as that day. */
export function longDate(date: Date, language: InterfaceLanguage): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: shopZone }).format(date);
}
