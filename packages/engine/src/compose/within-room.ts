import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import { effects } from '../knowledge/effects.ts';
import type { PlacedDirective } from '../placed-directive.ts';
import { isGeneral } from '../project/is-general.ts';
import { isSecurityBoundary } from '../project/is-security-boundary.ts';
import type { TargetKnowledge } from '../target.ts';
import { lineValue } from './line-value.ts';

/** Lines about technologies that a file which is always loaded carries beside the facts of a project. */
const mostLines = 8;
/** Boundaries of security of its technologies beside what was written about a project. */
const mostBesideClaims = 3;
/** General lines that a lean rule has beside what is known of the code. */
const mostShown = 3;
/** What a rule says about conduct beside what is known of the code, and the checks that mean done: a change is judged by these. */
export const conduct: ReadonlySet<string> = new Set([
  'base.weaken-tests',
  'base.applied-migration',
  'base.destructive',
  'done.commands',
  'project.done',
]);

/**
 * Returns the lines that stay beside the facts of a project: of general knowledge the eight that are worth most, what replaced
 * a boundary, lines of security and measured ones first; beside what was written about the project only boundaries of security,
 * and of conduct a handful.
 * What a target loads with its own files does not count, unless something was written. A lean rule that knows the code keeps the
 * few that the code itself asks for.
 */
export function withinRoom(
  placed: readonly PlacedDirective[],
  replacing: readonly PlacedDirective[],
  { surfaces: [{ scoped }] }: TargetKnowledge,
  size: RuleSize,
): readonly PlacedDirective[] {
  const hasClaims = placed.some(({ directive }) => directive.claimed !== undefined);
  const knowsCode = hasClaims || placed.some(({ directive }) => directive.counted !== undefined);
  if (size === 'lean' && knowsCode) return besideOwnLines(placed, hasClaims);
  const isScoped = scoped !== undefined;
  const rankOf = (one: PlacedDirective) => (replacing.includes(one) ? 2 : Number(isFirst(one)));
  const general = placed
    .filter(({ section }) => isGeneral(section) && (hasClaims || !(isScoped && section.startsWith('stack.'))))
    .filter(({ directive }) => !directive.needs?.includes('new-project'))
    .toSorted((a, b) => rankOf(b) - rankOf(a) || lineValue(b.directive) - lineValue(a.directive));
  const boundaries = general
    .filter((one) => replacing.includes(one) || isSecurityBoundary(one.directive))
    .slice(0, mostBesideClaims);
  const stays = new Set(hasClaims ? boundaries : general.slice(0, mostLines));
  const left = new Set(general.filter((one) => !stays.has(one)));
  return placed.filter(
    (one) =>
      !left.has(one) &&
      !isAnswered(one, placed) &&
      (hasClaims ? isConduct(one, placed, false, 2) : size !== 'lean' || isConduct(one, placed, true, 1)),
  );
}

/** Conduct, and of general lines the few that the code itself asks for: a reader of the rule strikes every other one. */
function besideOwnLines(placed: readonly PlacedDirective[], hasClaims: boolean): readonly PlacedDirective[] {
  const shown = placed
    .filter(({ section, directive }) => !hasClaims && isGeneral(section) && effects[directive.id] === undefined)
    .toSorted((a, b) => lineValue(b.directive) - lineValue(a.directive))
    .slice(0, mostShown);
  return placed.filter(
    (one) =>
      (!isGeneral(one.section) || shown.includes(one) || one.directive.needs?.includes('new-project') === true) &&
      !isAnswered(one, placed) &&
      isConduct(one, placed, false, 1),
  );
}

/** What was written about the migrations of a project says more than what holds for most. */
function isAnswered({ directive: { id } }: PlacedDirective, all: readonly PlacedDirective[]): boolean {
  return (
    id === 'base.applied-migration' &&
    all.some(({ directive: { claimed, text } }) => claimed !== undefined && /migration/i.test(text.en))
  );
}

function isFirst({ directive: { id, class: kind } }: PlacedDirective): boolean {
  return kind === 'security' || effects[id] !== undefined;
}

/** Of the behavior that the person chose, the heaviest lines stay. */
function isConduct(
  { section, directive }: PlacedDirective,
  all: readonly PlacedDirective[],
  withSecurity: boolean,
  linesOfBehavior: number,
): boolean {
  if (section === 'boundaries' || section === 'done')
    return conduct.has(directive.id) || (withSecurity && isSecurityBoundary(directive));
  if (section !== 'behavior') return true;
  return (
    all.filter((one) => one.section === 'behavior' && one.directive.weight > directive.weight).length < linesOfBehavior
  );
}
