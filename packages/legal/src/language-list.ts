import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';

/** Returns the names of language codes as part of a sentence, such as "German and English". */
export function languageList(codes: readonly string[], language: InterfaceLanguage): string {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return list.format(codes.map((code) => names.of(code) ?? code));
}
