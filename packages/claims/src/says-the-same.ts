const alike = 0.8;

/** What decides whether two lines say the same. */
export interface Wording {
  readonly exact: string;
  readonly words: ReadonlySet<string>;
}

/** Reads a line to compare it with others. */
export function wordingOf(text: string): Wording {
  return { exact: exactOf(text), words: new Set(text.toLowerCase().match(/[\p{L}\d_]{3,}/gu) ?? []) };
}

/** Says whether two lines say the same: a word more or less does not matter; code, paths, numbers and denials do. */
export function saysTheSame(one: Wording, other: Wording): boolean {
  return one.exact === other.exact && likeness(one.words, other.words) >= alike;
}

/** What a word more or less does not change: code, paths, numbers and denials, in their order. */
function exactOf(text: string): string {
  const found =
    text.match(
      /`[^`]+`|[\w.-]*[/.]\w[\w/.-]*|\d+|\b(?:not|never|no|only|always|nicht|nie|niemals|keine?|nur|immer)\b/gi,
    ) ?? [];
  return found.map((one) => one.toLowerCase()).join(' ');
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size;
  return shared / Math.max(1, one.size + other.size - shared);
}
