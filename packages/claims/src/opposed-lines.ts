import { lineOf } from './project/line.ts';
import { pathIndex } from './project/path-index.ts';
import { opponentsAmong } from './proofs/contradictions.ts';
import type { WrittenClaim } from './written-claim.ts';

const most = 1500;

/** Returns the lines that ask for what an earlier one denies, each with that one, also where both stand in one paragraph; no project is needed for it. */
export function opposedLines(claims: readonly WrittenClaim[]): (readonly [WrittenClaim, WrittenClaim])[] {
  const paths = pathIndex([]);
  const named = opposable(claims.filter(({ part, text }) => part === 'statement' && text.includes('`')));
  const lines = named.slice(0, most).map((claim) => lineOf(claim, paths));
  const opponentOf = opponentsAmong(lines);
  return lines.flatMap((line, index) => {
    const other = opponentOf(line);
    if (other === undefined || lines.indexOf(other) > index) return [];
    return [[line.claim, other.claim] as const];
  });
}

const code = /`([^`]+)`/g;
const denial =
  /\b(?:not|never|no|none|without|instead|rather|over|nor|avoid|don['’]t|doesn['’]t|isn['’]t|except|other than|before|after|nicht|nie|niemals|keine?[nmrs]?|statt|anstelle|anstatt|ohne|weder|noch|außer|vor|bevor|nach)\b|≠/i;

/** Only lines that name the code of a line with a denial or an order can be opposed to it; the others need no closer look. */
function opposable(claims: readonly WrittenClaim[]): WrittenClaim[] {
  const namesOf = ({ text }: WrittenClaim) =>
    [...text.matchAll(code)].map(([, name = '']) => name.replace(/\(.*$/, ''));
  const denied = new Set(claims.filter(({ text }) => denial.test(text)).flatMap(namesOf));
  return claims.filter((claim) => namesOf(claim).some((name) => denied.has(name)));
}
