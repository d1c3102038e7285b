import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';

/** Returns the name of a country by its ISO 3166 code in a language. */
export function countryName(code: string, language: InterfaceLanguage): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
