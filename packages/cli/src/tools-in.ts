import { type AiModel, aiModels } from '@regelwerk/contract/rules/choices';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { normaliseChoice } from '@regelwerk/contract/rules/normalise-choice';
import { targetFactsOf } from '@regelwerk/contract/rules/target-facts-of';
import { Failure } from './failure.ts';

/** The tools that read files of a project. */
export const fileTools: readonly AiModel[] = aiModels.filter((name) => targetFactsOf(name)?.readsFiles === true);

/** Returns the tool that a person wrote; fails for one that is not known. */
export function toolNamed(written: string): AiModel {
  const found = normaliseChoice.aiModel(written.trim());
  if (found !== undefined) return found;
  throw new Failure('tool.unknown', { name: written, tools: fileTools.map((one) => modelLabel(one, 'en')).join(', ') });
}
