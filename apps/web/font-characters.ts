import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const signs = '\u00a0©·×–—‘’“”…→€−';

/**
 * The characters in which the texts of each language are written: the first page in it waits for a font with these.
 * Names and typed text may have any other character; a second font is loaded for those.
 */
export const fontCharacters: Readonly<Record<InterfaceLanguage, string>> = {
  en: ascii + signs,
  de: `${ascii + signs}ÄÖÜäöüß„‚§`,
};
