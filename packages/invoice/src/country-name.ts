import type { InterfaceLanguage } from '@regelwerk/contract/languages';

/** A country of an address, as people of that language call it. */
export function countryName(code: string, language: InterfaceLanguage): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
