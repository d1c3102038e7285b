import { texts } from './texts.ts';

type Texts = Readonly<Record<string, string>>;

/** The texts of one feature in both languages; German has exactly the keys of English. */
export interface Copy<Key extends string> {
  readonly en: Readonly<Record<Key, string>>;
  readonly de: Readonly<Record<Key, string>>;
}

/** Declares the built-in texts of a feature. Keys are global, so that the translations table can override any of them. */
export function defineCopy<const English extends Texts>(
  copy: Copy<keyof English & string> & { readonly en: English },
): Copy<keyof English & string> {
  texts.declare('en', copy.en);
  texts.declare('de', copy.de);
  return copy;
}
