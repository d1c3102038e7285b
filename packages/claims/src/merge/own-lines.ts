import type { WrittenClaim } from '../written-claim.ts';
import { atMarks } from './marked-text.ts';

/** Returns the lines of a file that the person wrote: those that do not stand between the marks of a rule. */
export function ownLines<Line extends WrittenClaim>(file: string, lines: readonly Line[]): Line[] {
  const parts = atMarks(file);
  if (parts === undefined) return [...lines];
  const from = breaksIn(parts.above) + 1;
  const to = breaksIn(file.slice(0, file.length - parts.below.length));
  return lines.filter(({ line = 0 }) => line < from || line > to);
}

function breaksIn(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0;
}
