import type { AiModelRow } from '@regelwerk/contract/ai-model-row';
import { aiModels, type Framework } from '@regelwerk/contract/choices';
import { feasibilityOf } from '@regelwerk/contract/feasibility';
import type { FormState } from '@regelwerk/contract/form-state';

/** A model that the wizard offers; the description is the catalog's. */
export interface ModelChoice {
  readonly name: string;
  readonly description: string;
}

/** Returns the active models with known names, sorted by name without regard to case, Custom always last. */
export function offeredModels(rows: readonly AiModelRow[]): ModelChoice[] {
  return rows
    .filter(({ name, is_active }) => is_active && aiModels.some((model) => model === name))
    .map(({ name, description }) => ({ name, description }))
    .sort((a, b) => Number(a.name === 'Custom') - Number(b.name === 'Custom') || a.name.localeCompare(b.name, 'en'));
}

/** Returns the models whose name or description contains every word of the text, without regard to case and accents. */
export function matchingModels(
  models: readonly ModelChoice[],
  text: string,
  describe: (model: ModelChoice) => string,
): ModelChoice[] {
  const words = plain(text).split(/\s+/);
  return models.filter((model) => {
    const searched = plain(`${model.name} ${describe(model)}`);
    return words.every((word) => searched.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The models on offer if the catalog cannot be loaded. */
export const fallbackModels: readonly ModelChoice[] = aiModels.map((name) => ({ name, description: '' }));

/** Returns whether a model name was typed, or is about to be. */
export function isCustomModel(aiModel: string): boolean {
  return aiModel === 'Custom' || !aiModels.some((model) => model === aiModel);
}

/** Returns the model for a typed name. It may equal the name of a known model while it is typed; it stays a custom one. */
export function customModelOf(typed: string): string {
  const isKnown = aiModels.some((model) => model === typed);
  if (typed.trim() === '') return 'Custom';
  return isKnown ? `${typed} ` : typed;
}

/** Returns the chosen technologies that the chosen target cannot run itself. */
export function externalFrameworks({ aiModel, frameworks }: FormState): Framework[] {
  return frameworks.filter((name) => feasibilityOf(aiModel, name) === 'external');
}

export type Obstacle = 'framework' | 'consent';

/** Returns the first obstacle to generating the rule; undefined if there is none. */
export function obstacleTo(form: FormState, hasConsent: boolean): Obstacle | undefined {
  if (form.frameworks.length === 0) return 'framework';
  return hasConsent ? undefined : 'consent';
}
