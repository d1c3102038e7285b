import { type InterfaceLanguage, locales } from '@regelwerk/contract/languages';

/** Returns a date in the long form that mails use, in the shop's time zone. */
export function longDate(date: Date, language: InterfaceLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(date);
}
