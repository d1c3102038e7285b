import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import { effects } from '../knowledge/effects.ts';
import type { PlacedDirective } from '../placed-directive.ts';
import { isGeneral } from '../project/is-general.ts';
import { isSecurityBoundary } from '../project/is-security-boundary.ts';
import type { TargetKnowledge } from '../target.ts';
import { lineValue } from './line-value.ts';

/** Lines about technologies that a file which is always loaded carries beside the facts of a project. */
const mostLines = 8;
/** Boundaries of security of its technologies beside what was written about a project; a lean rule has conduct alone. */
const mostBesideClaims = { lean: 0, standard: 3, full: 3 } as const;
const scopedForms = new Set(['claude-code', 'cursor', 'antigravity']);
/** What a lean rule says about conduct beside the checks that mean done: a change is judged by these. */
export const conduct: ReadonlySet<string> = new Set([
  'base.weaken-tests',
  'base.applied-migration',
  'base.destructive',
  'done.commands',
  'project.done',
]);

/**
 * Returns the lines that stay beside the facts of a project: of general knowledge the eight that are worth most, what replaced
 * a boundary, lines of security and measured ones first; beside what was written about the project only boundaries of security.
 * What a target loads with its own files does not count, unless something was written.
 */
export function withinRoom(
  placed: readonly PlacedDirective[],
  replacing: readonly PlacedDirective[],
  { surfaces: [{ form }] }: TargetKnowledge,
  size: RuleSize,
): readonly PlacedDirective[] {
  const hasClaims = placed.some(({ directive }) => directive.claimed !== undefined);
  const isScoped = scopedForms.has(form);
  const rankOf = (one: PlacedDirective) => (replacing.includes(one) ? 2 : Number(isFirst(one)));
  const general = placed
    .filter(({ section }) => isGeneral(section) && (hasClaims || !(isScoped && section.startsWith('stack.'))))
    .filter(({ directive }) => !directive.needs?.includes('new-project'))
    .toSorted((a, b) => rankOf(b) - rankOf(a) || lineValue(b.directive) - lineValue(a.directive));
  const boundaries = general
    .filter((one) => replacing.includes(one) || isBoundary(one))
    .slice(0, mostBesideClaims[size]);
  const stays = new Set(hasClaims ? boundaries : general.slice(0, mostLines));
  const left = new Set(general.filter((one) => !stays.has(one)));
  return placed.filter(
    (one) => !left.has(one) && !isAnswered(one, placed) && (size !== 'lean' || isConduct(one, placed, hasClaims)),
  );
}

function isBoundary({ directive: { class: kind, modality } }: PlacedDirective): boolean {
  return kind === 'security' && (modality === 'never' || modality === 'must');
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

/** Of the behavior that the person chose, a lean rule keeps the heaviest line. */
function isConduct(
  { section, directive }: PlacedDirective,
  all: readonly PlacedDirective[],
  hasClaims: boolean,
): boolean {
  if (section === 'boundaries' || section === 'done')
    return conduct.has(directive.id) || (!hasClaims && isSecurityBoundary(directive));
  if (section !== 'behavior') return true;
  return all.every((one) => one.section !== 'behavior' || one.directive.weight <= directive.weight);
}
