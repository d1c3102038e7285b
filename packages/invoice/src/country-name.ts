import type { Language } from '@regelwerk/contract/languages';

/** A country of an address, as people of that language call it. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
