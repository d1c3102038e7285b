import { exactWords } from './exact-words.ts';

const alike = 0.8;

/** What decides whether two lines say the same. */
export interface Wording {
  readonly exact: string;
  readonly words: ReadonlySet<string>;
}

/** Reads a line to compare it with others. */
export function wordingOf(text: string): Wording {
  return { exact: exactWords(text), words: new Set(text.toLowerCase().match(/[\p{L}\d_]{3,}/gu) ?? []) };
}

/** Says whether two lines say the same: a word more or less does not matter; code, paths, numbers and denials do. */
export function saysTheSame(one: Wording, other: Wording): boolean {
  return one.exact === other.exact && likeness(one.words, other.words) >= alike;
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size;
  return shared / Math.max(1, one.size + other.size - shared);
}
