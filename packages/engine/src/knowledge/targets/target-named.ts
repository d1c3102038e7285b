import type { AiModel } from '@regelwerk/contract/rules/choices';
import type { TargetKnowledge } from '../../target.ts';
import { allTargets } from './all-targets.ts';
import { custom } from './custom.ts';

const byName = new Map<string, TargetKnowledge>(allTargets.map((target) => [target.name, target]));

/** Returns the target with a wire name. Any other name is a model that the person typed: the Custom target. */
export function targetNamed(name: AiModel | (string & {})): TargetKnowledge {
  return byName.get(name) ?? custom;
}
