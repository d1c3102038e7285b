import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { copy } from './copy.ts';

/** The name of a sentence. */
export type CopyKey = keyof (typeof copy)['en'];
/** What stands in its places. */
export type Values = Readonly<Record<string, string | number>>;
/** Says a sentence in one language. */
export type Say = (key: CopyKey, values?: Values) => string;

/** Returns what says the sentences of the command line in a language. */
export function sayIn(language: ContentLanguage): Say {
  return (key, values = {}) =>
    copy[language][key].replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
