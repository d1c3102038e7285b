import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import { statement } from '@regelwerk/conventions/statement';
import type { Line } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { type Mention, mentionsOf } from '../reading/mentions-of.ts';

/** Refutes a line that asks for what a counted convention keeps away from, and keeps away from what it asks for. */
export function againstConvention(line: Line, project: Project): Verdict | undefined {
  const [wanted, barred] = [namesOf(line.mentions, false), namesOf(line.mentions, true)];
  if (wanted.size === 0 || barred.size === 0) return undefined;
  const against = project.conventions.find((one) => {
    const { asks, bars } = sidesOf(one);
    return wanted.intersection(bars).size > 0 && barred.intersection(asks).size > 0;
  });
  if (against === undefined) return undefined;
  const { asks } = sidesOf(against);
  return {
    is: 'refuted',
    why: 'against-convention',
    what: [...barred.intersection(asks)].join(', '),
    holds: against.holds,
    of: against.of,
    places: against.examples.slice(0, 3),
  };
}

/** Whether a line denies nothing that a convention asks for, and asks for nothing that it keeps away from. */
export function agrees(mentions: readonly Mention[], convention: ProjectConvention): boolean {
  const { asks, bars } = sidesOf(convention);
  const [wanted, barred] = [namesOf(mentions, false), namesOf(mentions, true)];
  return barred.isDisjointFrom(asks) && wanted.difference(asks).isDisjointFrom(bars);
}

/** Returns the other line of the same text that asks for what this one denies: the same names, wanted here and barred there. */
export function againstLine(line: Line, others: readonly Line[]): Line | undefined {
  return others.find((other) => other !== line && (areOpposed(line, other) || areTurned(line, other)));
}

const sides = new WeakMap<Line, { readonly wanted: Set<string>; readonly barred: Set<string> }>();

function sidesOfLine(line: Line) {
  const known = sides.get(line) ?? { wanted: namesOf(line.mentions, false), barred: namesOf(line.mentions, true) };
  sides.set(line, known);
  return known;
}

function areOpposed(one: Line, other: Line): boolean {
  const { wanted, barred } = sidesOfLine(one);
  const { wanted: theirs, barred: theirBarred } = sidesOfLine(other);
  const isCrossed = wanted.intersection(theirBarred).size > 0 && barred.intersection(theirs).size > 0;
  return isCrossed || isDenialOf(one, other) || isDenialOf(other, one);
}

/** Says of the only name of another line that it is not to be used, in nearly the same words. */
function isDenialOf(one: Line, other: Line): boolean {
  const { claim } = one;
  const { wanted, barred } = sidesOfLine(one);
  const { wanted: theirs, barred: theirBarred } = sidesOfLine(other);
  if (barred.size !== 1 || theirs.size !== 1 || barred.intersection(theirs).size !== 1) return false;
  if (wanted.size > 0 || theirBarred.size > 0) return false;
  const [words, theirWords] = [wordsOf(claim.text), wordsOf(other.claim.text)];
  return words.intersection(theirWords).size >= Math.min(words.size, theirWords.size) * 0.7;
}

const order = /`([^`]+)`[^`]{0,40}\b(before|vor|bevor|after|nach)\b[^`]{0,30}`([^`]+)`/i;

/** The same two calls, in the other order. */
function areTurned(one: Line, other: Line): boolean {
  const [first, second] = [orderIn(one.claim.text), orderIn(other.claim.text)];
  return first !== undefined && second !== undefined && first[0] === second[1] && first[1] === second[0];
}

function orderIn(text: string): readonly [string, string] | undefined {
  const [, one = '', word = '', other = ''] = order.exec(text) ?? [];
  if (one === '') return undefined;
  return /after|nach/i.test(word) ? [other, one] : [one, other];
}

function sidesOf(convention: ProjectConvention): { readonly asks: Set<string>; readonly bars: Set<string> } {
  const mentions = mentionsOf(statement(convention, 'en') ?? '');
  return { asks: namesOf(mentions, false), bars: namesOf(mentions, true) };
}

function namesOf(mentions: readonly Mention[], isDenied: boolean): Set<string> {
  return new Set(
    mentions.flatMap((one) =>
      one.isCode && one.isDenied === isDenied && one.is !== 'command' ? [one.text.replace(/\(.*$/, '')] : [],
    ),
  );
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
}
