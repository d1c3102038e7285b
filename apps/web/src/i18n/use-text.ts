import { useStore } from '../lib/use-store.ts';
import type { Copy } from './define-copy.ts';
import { texts } from './texts.ts';

/** A text with singular and plural forms is addressed by the common part of both keys and a count. */
type Asked<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

export type Translate<Key extends string> = (
  key: Asked<Key>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Returns the texts of a feature in the current language: an override of the translations table, else the built-in
 * text. Naming the feature's copy declares its texts, and limits the keys to them.
 */
export function useText<Key extends string>(_copy?: Copy<Key>): Translate<Key> {
  return useStore(texts).translate;
}
