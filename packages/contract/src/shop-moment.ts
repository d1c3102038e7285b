import { type InterfaceLanguage, locales } from './languages.ts';
import { shopZone } from './shop-zone.ts';

/** Returns an instant as day and minute in the shop's time zone, which it names. */
export function shopMoment(instant: Date, language: InterfaceLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: shopZone,
    timeZoneName: 'short',
  }).format(instant);
}
