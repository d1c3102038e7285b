import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import { groundOf } from '../knowledge/ground-of.ts';
import type { PlacedDirective } from './collect-directives.ts';

/** Lines below this weight are left out of lean rules; below the second, creative rules leave conventions open. */
const leanWeight = 76;
const conventionWeight = 70;

/** Returns whether a rule of this size and behavior asks for a directive that applies and that nothing replaced. */
export function isWanted(placed: PlacedDirective, form: RuleAnswers, size: RuleSize): boolean {
  const { modality, weight, class: kind } = placed.directive;
  if (modality !== 'should') return true;
  if (size === 'lean' && (weight < leanWeight || isHabit(placed))) return false;
  return !(form.behaviorPreference === 'Creative' && kind === 'decision' && weight < conventionWeight);
}

/** Sections that follow from an answer or from the project; their lines need no proof of use. */
const answering = new Set(['commands', 'project', 'behavior', 'target', 'external', 'done']);

/** Returns whether a line is good practice that no run, proof or source carries. A new project has nothing else to follow, so its layout stays. */
function isHabit({ directive, section }: PlacedDirective): boolean {
  const { class: kind, needs } = directive;
  if (answering.has(section) || kind === 'command' || needs?.includes('new-project')) return false;
  return groundOf(directive) === 'convention';
}
