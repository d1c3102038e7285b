import { useSyncExternalStore } from 'react';
import type { Copy } from './define-copy.ts';
import { texts } from './texts.ts';

/** A text with a form for one and a form for more is asked for by what both names begin with, and a count. */
type Asked<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

export type Translate<Key extends string> = (
  key: Asked<Key>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Texts of a feature in the chosen language: an override of the translations table first, else the built-in text. */
export function useText<Key extends string>(_copy: Copy<Key>): Translate<Key> {
  return useSyncExternalStore(texts.subscribe, texts.read, texts.read).translate;
}
