import { aiModels } from '@regelwerk/contract/choices';
import type { GenerationInput } from './generation-input.ts';

const models: ReadonlySet<string> = new Set(aiModels);

/** Returns whether the answers contain only choices from lists, so that a rule made from them says nothing of a person. */
export function isShareable({ form, project }: Pick<GenerationInput, 'form' | 'project'>): boolean {
  return project === undefined && (form.additionalNotes ?? '') === '' && models.has(form.aiModel);
}
