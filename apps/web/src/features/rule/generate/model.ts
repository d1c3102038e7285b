import type { AiModelRow } from '@regelwerk/contract/rules/ai-model-row';
import {
  aiModels,
  type ChosenFramework,
  type Framework,
  firstModels,
  frameworks,
  frameworksOf,
  plainChoices,
} from '@regelwerk/contract/rules/choices';
import { feasibilityOf } from '@regelwerk/contract/rules/feasibility';
import { fixedStackOf } from '@regelwerk/contract/rules/fixed-stack-of';
import { defaultFormState, type FormState } from '@regelwerk/contract/rules/form-state';
import { normaliseAnswer, normaliseChoice } from '@regelwerk/contract/rules/normalise-choice';
import { technologyFacts } from '@regelwerk/contract/rules/registry';
import type { TechnologyFacts } from '@regelwerk/contract/rules/registry-facts';
import { ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { limits } from '@regelwerk/contract/shared/limits';
import { freshSession, type WizardSession, type WizardStep, wizardSteps } from '../../answers/store.ts';

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

/** Returns what is selected for a tool that always builds with the same technologies, as far as the type offers them. */
export function fixedFrameworks({ aiModel, applicationType }: FormState): Framework[] {
  return fixedStackOf(aiModel).filter((name) => frameworksOf(applicationType).includes(name));
}

/**
 * Changes answers and keeps them consistent: drops frameworks that the application type does not offer, and selects those that
 * the tool always builds with while the person has chosen no others.
 */
export function changeForm(form: FormState, changes: Partial<FormState>): FormState {
  const next = { ...form, ...changes };
  if (changes.frameworks === undefined && form.frameworks.join() === fixedFrameworks(form).join())
    return { ...next, frameworks: fixedFrameworks(next) };
  const offered = frameworksOf(next.applicationType);
  const isOffered = (name: ChosenFramework) => isPlain(name) || offered.some((one) => one === name);
  return { ...next, frameworks: next.frameworks.filter(isOffered) };
}

/** Says whether a technology is known by its name alone, as a project shows it. */
export function isPlain(name: ChosenFramework): boolean {
  return plainChoices.framework.some((one) => one === name);
}

/** Restores the state stored by an earlier page of this visit; repairs or ignores damaged data. */
export function restoreSession(stored: string | null): WizardSession | undefined {
  if (stored === null) return undefined;
  try {
    const { form = {}, step, size, ruleLanguage, attempt } = JSON.parse(stored);
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const names: unknown[] = Array.isArray(form.frameworks) ? form.frameworks : [];
    const restored = changeForm(defaultFormState, {
      aiModel: text(form.aiModel).slice(0, limits.customModelName) || defaultFormState.aiModel,
      applicationType: normaliseChoice.applicationType(text(form.applicationType)) ?? defaultFormState.applicationType,
      frameworks: names.flatMap((name) => normaliseAnswer.framework(text(name)) ?? []),
      behaviorPreference:
        normaliseChoice.behavior(text(form.behaviorPreference)) ?? defaultFormState.behaviorPreference,
      outputFormat: normaliseChoice.outputFormat(text(form.outputFormat)) ?? defaultFormState.outputFormat,
      additionalNotes: text(form.additionalNotes).slice(0, limits.additionalNotes),
    });
    return {
      ...freshSession,
      form: restored,
      step: clampStep(Number(step) || 0),
      size: ruleSizes.find((one) => one === size),
      ruleLanguage: contentLanguages.find((one) => one === ruleLanguage),
      attempt: restoreAttempt(attempt),
    };
  } catch {
    return undefined;
  }
}

function restoreAttempt(stored: unknown): WizardSession['attempt'] {
  const { answers, id } = Object(stored);
  return typeof answers === 'string' && typeof id === 'string' ? { answers, id } : undefined;
}

/** The nearest step that exists. */
export function clampStep(step: number): number {
  return Math.min(wizardSteps.length - 1, Math.max(0, Math.trunc(step)));
}
