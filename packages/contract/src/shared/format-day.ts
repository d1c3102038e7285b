import { type InterfaceLanguage, locales } from './languages.ts';
import { shopZone } from './shop-zone.ts';

const lengths = {
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  short: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Returns the day of an instant in the shop's time zone, such as 1 January 2027; an ISO date stays that day. */
export function formatDay(
  instant: Date | string,
  language: InterfaceLanguage,
  length: keyof typeof lengths = 'long',
): string {
  return new Intl.DateTimeFormat(locales[language], { ...lengths[length], timeZone: shopZone }).format(
    new Date(instant),
  );
}
