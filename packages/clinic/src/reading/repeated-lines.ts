import { exactWords } from '@regelwerk/claims/exact-words';
import type { MarkdownLine } from '@regelwerk/claims/reading/markdown-lines';
import { areAlike, type Words, wordsOf } from '@regelwerk/engine/likeness';

/** Fewer words may be the same by chance; under another heading, the same few words may be about something else. */
const fewestWords = 5;
const fewestApart = 12;
const fewestSame = 8;
/** Where more is to be read, and code. */
const pointer =
  /^\W*(?:see|source|reference|references|documentation|docs|read|link|import|from|def|return|const|siehe|quelle)\b|^\W*https?:|\]\(https?:|[;{}]$/i;
/** More lines with the same three words share a phrase, not a statement. */
const mostSharing = 12;
const mostLines = 3000;
const longest = 600;

/** Returns the lines that say nearly the same as an earlier one, each with that one. */
export function repeatedLines(lines: readonly MarkdownLine[]): (readonly [MarkdownLine, MarkdownLine])[] {
  const seen: { readonly line: MarkdownLine; readonly words: Words }[] = [];
  const bySequence = new Map<string, number[]>();
  return lines.slice(0, mostLines).flatMap((line) => {
    if (line.part !== 'statement' || line.text.length > longest || pointer.test(line.text)) return [];
    const words = wordsOf(line.text);
    if (words.words.size < fewestWords) return [];
    const near = new Set([...words.sequences].flatMap((one) => bySequence.get(one) ?? []));
    const first = [...near]
      .map((index) => seen[index])
      .find((one) => one !== undefined && saysTheSame(line, words, one));
    const index = seen.push({ line, words }) - 1;
    for (const one of words.sequences) {
      const sharing = bySequence.get(one);
      if (sharing === undefined) bySequence.set(one, [index]);
      else if (sharing.length < mostSharing) sharing.push(index);
    }
    return first === undefined ? [] : [[line, first.line] as const];
  });
}

/** Code, numbers and denials have to be the same; a word more or less is not. */
function saysTheSame(
  line: MarkdownLine,
  words: Words,
  other: { readonly line: MarkdownLine; readonly words: Words },
): boolean {
  const isApart = line.context.join() !== other.line.context.join();
  if (plain(line.text) === plain(other.line.text)) return !isApart || words.words.size >= fewestSame;
  if (isApart && words.words.size < fewestApart) return false;
  return (
    areAlike(words, other.words) &&
    shareOf(words, other.words) >= nearlySame &&
    exactWords(line.text) === exactWords(other.line.text)
  );
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[`*_.]/g, '')
    .trim();

const nearlySame = 0.85;

function shareOf({ words: one }: Words, { words: other }: Words): number {
  return one.intersection(other).size / one.union(other).size;
}
