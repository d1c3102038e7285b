import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import { effects } from '../knowledge/effects.ts';
import type { PlacedDirective } from '../placed-directive.ts';
import { isGeneral } from '../project/is-general.ts';
import { isSecurityBoundary } from '../project/is-security-boundary.ts';
import type { TargetKnowledge } from '../target.ts';
import { lineValue } from './line-value.ts';

/** Lines about technologies that a file which is always loaded carries beside the facts of a project. */
const mostLines = 8;
/** As many beside what was written about it, which says more. */
const mostBesideClaims = 3;
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
 * a boundary, lines of security and measured ones first. What a target loads with its own files does not count, unless something
 * was written about the project.
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
  const left = new Set(general.slice(hasClaims ? mostBesideClaims : mostLines));
  return placed.filter((one) => !left.has(one) && (size !== 'lean' || isConduct(one, placed)));
}

function isFirst({ directive: { id, class: kind } }: PlacedDirective): boolean {
  return kind === 'security' || effects[id] !== undefined;
}

/** Of the behavior that the person chose, a lean rule keeps the heaviest line. */
function isConduct({ section, directive }: PlacedDirective, all: readonly PlacedDirective[]): boolean {
  if (section === 'boundaries' || section === 'done') return conduct.has(directive.id) || isSecurityBoundary(directive);
  if (section !== 'behavior') return true;
  return all.every((one) => one.section !== 'behavior' || one.directive.weight <= directive.weight);
}
