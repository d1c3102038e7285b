import { type InterfaceLanguage, locales } from './languages.ts';
import { shopZone } from './shop-zone.ts';

/** Returns an instant as day and minute, or second, in the shop's time zone, which it names. */
export function formatMoment(
  instant: Date | string,
  language: InterfaceLanguage,
  month: 'long' | 'short' = 'long',
  precision: 'minute' | 'second' = 'minute',
): string {
  return new Intl.DateTimeFormat(locales[language], {
    year: 'numeric',
    month,
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(precision === 'second' ? { second: '2-digit' } : {}),
    timeZone: shopZone,
    timeZoneName: 'short',
  }).format(new Date(instant));
}
