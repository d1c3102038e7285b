import type { AiModelRow } from '@regelwerk/contract/rules/ai-model-row';
import { choiceLabel } from '@regelwerk/contract/rules/choice-label';
import { aiModels, type Framework, firstModels, frameworks } from '@regelwerk/contract/rules/choices';
import { feasibilityOf } from '@regelwerk/contract/rules/feasibility';
import type { FormState } from '@regelwerk/contract/rules/form-state';
import { technologyFacts } from '@regelwerk/contract/rules/registry';
import type { TechnologyFacts } from '@regelwerk/contract/rules/registry-facts';
import { type WizardStep, wizardSteps } from '../../answers/store.ts';

/** A model that the wizard offers; the description is the catalog's. */
export interface ModelChoice {
  readonly name: string;
  readonly description: string;
}

/** Returns the active models with known names by name, without regard to case: the first ones, Custom, then those under "More". */
export function offeredModels(rows: readonly AiModelRow[]): ModelChoice[] {
  const placeOf = ({ name }: ModelChoice) => 2 * Number(isMoreModel(name)) + Number(name === 'Custom');
  return rows
    .filter(({ name, is_active }) => is_active && aiModels.some((model) => model === name))
    .map(({ name, description }) => ({ name, description }))
    .sort((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'en'));
}

/** Returns whether the wizard offers a model under "More". */
export function isMoreModel(name: string): boolean {
  return firstModels.every((model) => model !== name);
}

/** Returns the choices whose text contains every searched word, without regard to case and accents. */
export function matchingChoices<Choice>(
  choices: readonly Choice[],
  searched: string,
  read: (choice: Choice) => string,
): Choice[] {
  const words = plain(searched).split(/\s+/);
  return choices.filter((choice) => {
    const text = plain(read(choice));
    return words.every((word) => text.includes(word));
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
export function externalFrameworks({ aiModel, frameworks: chosen }: FormState): Framework[] {
  return frameworks.filter((name) => chosen.includes(name) && feasibilityOf(aiModel, name) === 'external');
}

const factsByName = new Map<string, TechnologyFacts>(technologyFacts.map((facts) => [facts.name, facts]));

/** Returns what people may search a technology by: its label and other spellings. */
export function spellingsOf(name: string): string {
  return [choiceLabel(name), ...(factsByName.get(name)?.aliases ?? [])].join(' ');
}

/** Returns each chosen technology that brings others which are not chosen themselves, with those. */
export function broughtFrameworks({ frameworks: chosen }: FormState): (readonly [name: string, brought: string[]])[] {
  return chosen.flatMap((name) => {
    const { implies = [] } = factsByName.get(name) ?? {};
    const brought = implies.filter((one) => !chosen.some((other) => other === one));
    return brought.length === 0 ? [] : [[name, brought] as const];
  });
}

/** Returns the pairs of chosen technologies of which one app has only one. */
export function excludingPairs({ frameworks: chosen }: FormState): (readonly [first: string, second: string])[] {
  return chosen.flatMap((first, at) =>
    chosen
      .slice(at + 1)
      .filter((second) => excludes(first, second) || excludes(second, first))
      .map((second) => [first, second] as const),
  );
}

function excludes(first: string, second: string): boolean {
  return factsByName.get(first)?.excludes?.includes(second) === true;
}

export type Obstacle = 'framework' | 'consent';

/** Returns the first obstacle to generating the rule; undefined if there is none. */
export function obstacleTo(form: FormState, hasConsent: boolean): Obstacle | undefined {
  if (form.frameworks.length === 0) return 'framework';
  return hasConsent ? undefined : 'consent';
}

/** Returns the obstacle that a step names: the question of technologies its own, the last step every one. */
export function obstacleAt(step: number, form: FormState, hasConsent: boolean): Obstacle | undefined {
  if (step === wizardSteps.indexOf('frameworks')) return obstacleTo(form, true);
  return step === wizardSteps.length - 1 ? obstacleTo(form, hasConsent) : undefined;
}

/** Returns whether a step has its answer; every other question begins with one. */
export function isAnswered(step: WizardStep, form: FormState): boolean {
  return step !== 'frameworks' || form.frameworks.length > 0;
}
