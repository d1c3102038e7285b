import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import { groundOf } from '../knowledge/ground-of.ts';
import type { PlacedDirective } from '../placed-directive.ts';

/** Creative rules leave conventions below this weight open. */
const conventionWeight = 70;

/**
 * Returns whether a rule of this size and behavior asks for a directive that applies and that nothing replaced. What every model
 * does is said in full rules alone, duties of security from the standard size on.
 */
export function isWanted(placed: PlacedDirective, form: RuleAnswers, size: RuleSize): boolean {
  const { weight, class: kind, known, counted, claimed } = placed.directive;
  // the person has seen and ticked it
  if (counted !== undefined || claimed !== undefined) return true;
  if (size === 'lean' && (known !== undefined || isHabit(placed))) return false;
  if (size === 'standard' && known === 'model' && kind !== 'security') return false;
  return !(form.behaviorPreference === 'Creative' && kind === 'decision' && weight < conventionWeight);
}

/** Sections that follow from an answer or from the project; their lines need no proof of use. */
const answering = new Set(['commands', 'project', 'behavior', 'target', 'external', 'done']);

/** Returns whether a line is a choice that no run, proof or source carries. A new project has nothing else to follow, so its layout stays. */
function isHabit({ directive, section }: PlacedDirective): boolean {
  const { class: kind, needs } = directive;
  if (kind !== 'decision' || answering.has(section) || needs?.includes('new-project')) return false;
  return groundOf(directive) === 'convention';
}
