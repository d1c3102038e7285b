import { useTranslation } from 'react-i18next';
import type { Copy } from './define-copy.ts';
import { overrideNamespace, textNamespace } from './instance.ts';

/** A text with a form for one and a form for more is asked for by what both names begin with, and a count. */
type Asked<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

export type Translate<Key extends string> = (
  key: Asked<Key>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Texts of a feature in the chosen language: an override of the translations table first, else the built-in text. */
export function useText<Key extends string>(_copy: Copy<Key>): Translate<Key> {
  const { t } = useTranslation([overrideNamespace, textNamespace]);
  return plainTranslate(t);
}

/** i18next types keys from its resources; ours are typed by the copy, which it cannot see. */
function plainTranslate<Key extends string>(t: unknown): Translate<Key> {
  return t as Translate<Key>;
}
