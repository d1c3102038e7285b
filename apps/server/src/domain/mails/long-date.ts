import { type InterfaceLanguage, locales } from '@regelwerk/contract/languages';

/** A day as mails write it, as the shop's country counts days. */
export function longDate(date: Date, language: InterfaceLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(date);
}
