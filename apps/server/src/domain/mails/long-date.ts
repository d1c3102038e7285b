import type { Language } from '@regelwerk/contract/languages';

/** A day as mails write it, as the shop's country counts days. */
export function longDate(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(date);
}
