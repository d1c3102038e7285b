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

/** A line with the code that it asks for, the code that it denies, and the two calls that it puts in an order. */
interface Sided {
  readonly line: Line;
  readonly wanted: ReadonlySet<string>;
  readonly barred: ReadonlySet<string>;
  readonly order: readonly [string, string] | undefined;
}

/** Returns what finds the line of a text that asks for what another one denies: the same names, wanted here and barred there. */
export function opponentsAmong(lines: readonly Line[]): (line: Line) => Line | undefined {
  const all = lines.map(withSides);
  const denied = new Set(all.flatMap(({ barred }) => [...barred]));
  const sided = all.filter(
    ({ wanted, barred, order }) => barred.size > 0 || order !== undefined || !wanted.isDisjointFrom(denied),
  );
  const opposable = new Set(sided.map(({ line }) => line));
  return (line) => {
    if (!opposable.has(line)) return undefined;
    const own = withSides(line);
    return sided.find((other) => other.line !== line && (areOpposed(own, other) || areTurned(own, other)))?.line;
  };
}

function withSides(line: Line): Sided {
  return {
    line,
    wanted: namesOf(line.mentions, false),
    barred: namesOf(line.mentions, true),
    order: orderIn(line.claim.text),
  };
}

function areOpposed(one: Sided, other: Sided): boolean {
  const isCrossed = one.wanted.intersection(other.barred).size > 0 && one.barred.intersection(other.wanted).size > 0;
  return isCrossed || isDenialOf(one, other) || isDenialOf(other, one);
}

/** Says of the only name of another line that it is not to be used, in nearly the same words. */
function isDenialOf(one: Sided, other: Sided): boolean {
  if (one.barred.size !== 1 || other.wanted.size !== 1 || one.barred.isDisjointFrom(other.wanted)) return false;
  if (one.wanted.size > 0 || other.barred.size > 0) return false;
  const [words, theirWords] = [wordsOf(one.line.claim.text), wordsOf(other.line.claim.text)];
  return words.intersection(theirWords).size >= Math.min(words.size, theirWords.size) * 0.7;
}

const order = /`([^`]+)`[^`]{0,40}\b(before|vor|bevor|after|nach)\b[^`]{0,30}`([^`]+)`/i;

/** The same two calls, in the other order. */
function areTurned({ order: first }: Sided, { order: second }: Sided): boolean {
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
      one.isCode && one.isDenied === isDenied && one.is !== 'command' && !/^(?:as|if|in|is|of)$/.test(one.text)
        ? [one.text.replace(/\(.*$/, '')]
        : [],
    ),
  );
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
}
