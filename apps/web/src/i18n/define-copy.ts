import { type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { texts } from './texts.ts';

type Texts = Readonly<Record<string, string>>;

/** The texts of one feature in every interface language; each has exactly the keys of English. */
export type Copy<Key extends string> = Readonly<Record<InterfaceLanguage, Readonly<Record<Key, string>>>>;

/**
 * Declares the built-in texts of a feature. Keys are global, so that the translations table can override any of them.
 */
export function defineCopy<const English extends Texts>(
  copy: Copy<keyof English & string> & { readonly en: English },
): Copy<keyof English & string> {
  for (const language of interfaceLanguages) texts.declare(language, copy[language]);
  return copy;
}
