import type { ContentLanguage, InterfaceLanguage } from './languages.ts';

/** Returns the name of a language, written in the language `reader` (by default in the named language itself). */
export function languageName(
  language: InterfaceLanguage | ContentLanguage,
  reader: InterfaceLanguage | ContentLanguage = language,
): string {
  const name = new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}
