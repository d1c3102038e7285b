import type { AiModel } from '@regelwerk/contract/choices';
import type { TargetKnowledge } from '../../target.ts';
import { allTargets } from './all-targets.ts';
import { custom } from './custom.ts';

const byName = new Map<string, TargetKnowledge>(allTargets.map((target) => [target.name, target]));

/** The target with a name of the wire; any other name is a model that the person typed, which is a Custom target. */
export function targetNamed(name: AiModel | (string & {})): TargetKnowledge {
  return byName.get(name) ?? custom;
}
