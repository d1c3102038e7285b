import { type InterfaceLanguage, locales } from '@regelwerk/contract/shared/languages';

/** Returns day and minute in the reader's own time zone, for what is personal, such as the last use of a session. */
export function formatLocalMoment(instant: string, language: InterfaceLanguage): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );
}
