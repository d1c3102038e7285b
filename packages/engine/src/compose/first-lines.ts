import type { Directive } from '../directive.ts';
import type { PlacedDirective } from '../placed-directive.ts';
import { isSecurityBoundary } from '../project/is-security-boundary.ts';
import type { Role } from '../technology.ts';
import { lineValue } from './line-value.ts';

const linesOfEach = 2;
/** More than the value of any line that is not measured. */
const beforeOthers = 600;

/**
 * Returns what comes before a technology says more, with what that adds to the value of a line: the two lines of each that are
 * worth most, and before these its heaviest duty of security and the duties that hold only where two technologies meet. A
 * language or a runtime speaks in the code of the others.
 */
export function firstLines(asked: readonly PlacedDirective[]): ReadonlyMap<PlacedDirective, number> {
  const own = asked.filter(({ technology }) => technology !== undefined && !general.has(technology.role));
  const ofEach = [...Map.groupBy(own, ({ technology }) => technology).values()].map((lines) =>
    lines.toSorted((a, b) => lineValue(b.directive) - lineValue(a.directive)),
  );
  const duties = [
    ...ofEach.flatMap((lines) => lines.find(({ directive }) => isSecurityBoundary(directive)) ?? []),
    ...asked.filter(({ section, directive }) => section === 'together' && isSeamDuty(directive)),
  ];
  return new Map([
    ...ofEach.flatMap((lines) => lines.slice(0, linesOfEach).map((line) => [line, beforeOthers] as const)),
    ...duties.map((line) => [line, 2 * beforeOthers] as const),
  ]);
}

const heavy = 84;

/** What opens a hole or breaks without a sound only where two technologies meet. */
function isSeamDuty({ class: kind, modality, weight }: Directive): boolean {
  return kind === 'security' ? modality === 'must' : kind === 'foot-gun' && weight >= heavy;
}

const general: ReadonlySet<Role> = new Set(['language', 'runtime']);
