import { atMarks, markedText } from '@regelwerk/claims/merge/marked-text';
import { mergeInPlace } from '@regelwerk/claims/merge/merge-in-place';
import { diff3Merge, diffPatch, patch } from 'node-diff3';

/** What to write of a delivered file, and how it goes with what the person has there. */
export type Merge =
  | { readonly is: 'new' | 'same' | 'updated' | 'merged' | 'added-below'; readonly text: string }
  /** The person deleted it, so it stays away. */
  | { readonly is: 'deleted' }
  /** The same lines were changed on both sides. */
  | { readonly is: 'conflict'; readonly parts: readonly { readonly mine: string; readonly new: string }[] }
  /** A file of the person, in which nothing can be added. */
  | { readonly is: 'foreign' };

/** Which side of a conflict stays. */
export type Kept = 'mine' | 'new';

/**
 * Merges a delivered file into what is there: `base` is what was written the last time, `mine` what is there now, and `next` what is
 * delivered. What the person changed stays. A conflict is left to the person, unless `keep` decides it.
 */
export function mergeText(
  path: string,
  {
    base,
    mine,
    next,
  }: { readonly base?: string | undefined; readonly mine?: string | undefined; readonly next: string },
  keep?: Kept,
): Merge {
  const wanted = markedText(path, next);
  if (mine === undefined) return base === undefined ? { is: 'new', text: wanted } : { is: 'deleted' };
  const eol = mine.includes('\r\n') ? '\r\n' : '\n';
  const own = plain(mine);
  const written = (text: string) => text.replaceAll('\n', eol);
  if (own === wanted) return { is: 'same', text: mine };
  if (base === undefined) return firstMerge(path, mine, next, keep);
  if (own === plain(base)) return { is: 'updated', text: written(wanted) };
  const regions = diff3Merge(linesOf(own), linesOf(plain(base)), linesOf(wanted), { excludeFalseConflicts: true });
  const parts = regions.flatMap(({ conflict }) =>
    conflict === undefined ? [] : [{ mine: conflict.a.join('\n'), new: conflict.b.join('\n') }],
  );
  if (parts.length > 0 && keep === undefined) return { is: 'conflict', parts };
  const merged = regions
    .flatMap(({ ok, conflict }) => ok ?? (keep === 'mine' ? conflict?.a : conflict?.b) ?? [])
    .join('\n');
  if (merged === own) return { is: 'same', text: mine };
  return { is: 'merged', text: withLineEndsOf(mine, merged, eol) };
}

/** A file that was there before the first delivery. */
function firstMerge(path: string, mine: string, next: string, keep: Kept | undefined): Merge {
  const isMarked = atMarks(mine) !== undefined;
  const { text } = (isMarked ? undefined : mergeInPlace(path, mine, next)) ?? {};
  if (text !== undefined) return text === mine ? { is: 'same', text } : { is: 'added-below', text };
  if (keep === 'mine') return { is: 'same', text: mine };
  const wanted = markedText(path, next);
  const eol = mine.includes('\r\n') ? '\r\n' : '\n';
  if (keep === 'new') return { is: 'updated', text: wanted.replaceAll('\n', eol) };
  // marks without a kept text: the folder with the texts was lost, so nobody knows what was changed
  return isMarked ? { is: 'conflict', parts: [{ mine: plain(mine), new: wanted }] } : { is: 'foreign' };
}

/** Gives new lines the line end `eol`; those that stay keep theirs. */
function withLineEndsOf(mine: string, merged: string, eol: string): string {
  const changes = diffPatch(linesOf(plain(mine)), linesOf(merged)).map(({ buffer1, buffer2 }) => ({
    buffer1,
    buffer2: { ...buffer2, chunk: buffer2.chunk.map((line) => line + eol.slice(0, -1)) },
  }));
  const text = patch(linesOf(mine), changes)?.join('\n') ?? '';
  // nothing ends the last line
  return merged.endsWith('\n') || mine.endsWith('\r') ? text : text.replace(/\r$/, '');
}

function plain(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function linesOf(text: string): string[] {
  return text.split('\n');
}
