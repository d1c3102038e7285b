import type { PlacedDirective } from '../placed-directive.ts';
import type { Role } from '../technology.ts';
import { lineValue } from './line-value.ts';

const linesOfEach = 2;

/** Returns the lines that each technology says before another one says more; a language or a runtime speaks in the code of the others. */
export function firstLines(asked: readonly PlacedDirective[]): ReadonlySet<PlacedDirective> {
  const own = asked.filter(({ technology }) => technology !== undefined && !general.has(technology.role));
  return new Set(
    [...Map.groupBy(own, ({ technology }) => technology).values()].flatMap((lines) =>
      lines.toSorted((a, b) => lineValue(b.directive) - lineValue(a.directive)).slice(0, linesOfEach),
    ),
  );
}

const general: ReadonlySet<Role> = new Set(['language', 'runtime']);
