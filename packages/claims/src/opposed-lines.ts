import { lineOf } from './project/line.ts';
import { pathIndex } from './project/path-index.ts';
import { opponentsAmong } from './proofs/contradictions.ts';
import type { WrittenClaim } from './written-claim.ts';

const most = 1500;

/** Returns the lines that ask for what an earlier one denies, each with that one; no project is needed for it. */
export function opposedLines(claims: readonly WrittenClaim[]): (readonly [WrittenClaim, WrittenClaim])[] {
  const paths = pathIndex([]);
  const named = claims.filter(({ part, text }) => part === 'statement' && text.includes('`'));
  const lines = named.slice(0, most).map((claim) => lineOf(claim, paths));
  const opponentOf = opponentsAmong(lines);
  return lines.flatMap((line, index) => {
    const other = opponentOf(line);
    if (other === undefined || lines.indexOf(other) > index || isBeside(line.claim, other.claim)) return [];
    return [[line.claim, other.claim] as const];
  });
}

/** Two sentences of one paragraph explain each other. */
function isBeside(one: WrittenClaim, other: WrittenClaim): boolean {
  return (
    one.file === other.file &&
    one.context.join() === other.context.join() &&
    Math.abs((one.line ?? 0) - (other.line ?? 0)) < 3
  );
}
