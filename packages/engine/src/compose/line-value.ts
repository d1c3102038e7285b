import type { DirectiveClass, RuleLine } from '@regelwerk/contract/rules/rule';
import { allDirectives } from '../knowledge/all-directives.ts';
import { effects } from '../knowledge/effects.ts';

/** How much a model of today lacks without a line, by the class of the line. */
const lack: Readonly<Record<DirectiveClass, number>> = {
  'post-cutoff': 6,
  'foot-gun': 5,
  security: 5,
  boundary: 4,
  command: 5,
  decision: 3,
};
const known = new Set(allDirectives.flatMap(({ id, known: by }) => (by === undefined ? [] : [id])));
const lackOfKnown = 2;
/** No model knows what only this project does. */
const lackOfProject = 6;
/** What the files state about where code and tests lie, and what must run before anything works. */
const facts: ReadonlySet<string> = new Set([
  'project.code',
  'project.tests',
  'project.packages',
  'project.before-tests',
  'project.start',
  'project.migration',
  'project.in-step',
]);
const measured = 1000;
/** What was written about the project, a person has read and chosen for the rule; what its files state stands among it. */
const chosen = 2000;

/**
 * Returns what a line is worth where room is short: what a model lacks without it times its weight, the cost of missing it.
 * A line that a person chose comes before every other, one that made results better in a measurement next, and one that is known
 * anyway last.
 */
export function lineValue({
  id = '',
  class: kind,
  weight = 0,
  counted,
  claimed,
}: Pick<RuleLine, 'id' | 'class' | 'weight' | 'counted' | 'claimed'>): number {
  if (effects[id] !== undefined) return measured + weight;
  if (claimed !== undefined || facts.has(id)) return chosen + weight;
  if (counted !== undefined) return lackOfProject * weight;
  return (known.has(id) ? lackOfKnown : lack[kind]) * weight;
}
