import type { AiModelRow } from '@regelwerk/contract/ai-model-row';
import { aiModels, type Framework } from '@regelwerk/contract/choices';
import { feasibilityOf } from '@regelwerk/contract/feasibility';
import type { FormState } from '@regelwerk/contract/form-state';

/** A model the wizard offers; the description is the catalogue's. */
export interface ModelChoice {
  readonly name: string;
  readonly description: string;
}

/** Active models with known names, by name whatever its case, Custom always last. */
export function offeredModels(rows: readonly AiModelRow[]): ModelChoice[] {
  return rows
    .filter(({ name, is_active }) => is_active && aiModels.some((model) => model === name))
    .map(({ name, description }) => ({ name, description }))
    .sort((a, b) => Number(a.name === 'Custom') - Number(b.name === 'Custom') || a.name.localeCompare(b.name, 'en'));
}

/** What is offered when the catalogue cannot be loaded. */
export const fallbackModels: readonly ModelChoice[] = aiModels.map((name) => ({ name, description: '' }));

/** True for a model name the person typed, or is about to type. */
export function isCustomModel(aiModel: string): boolean {
  return aiModel === 'Custom' || !aiModels.some((model) => model === aiModel);
}

/** Chosen technologies that the chosen target cannot run itself. */
export function externalFrameworks({ aiModel, frameworks }: FormState): Framework[] {
  return frameworks.filter((name) => feasibilityOf(aiModel, name) === 'external');
}

export type Obstacle = 'framework' | 'consent';

/** What still keeps the rule from being generated, the first thing to mend first. */
export function obstacleTo(form: FormState, hasConsent: boolean): Obstacle | undefined {
  if (form.frameworks.length === 0) return 'framework';
  return hasConsent ? undefined : 'consent';
}
