import type { AiModelRow } from '@regelwerk/contract/ai-model-row';
import { aiModels, type Framework, frameworksOf } from '@regelwerk/contract/choices';
import { feasibilityOf } from '@regelwerk/contract/feasibility';
import { defaultFormState, type FormState } from '@regelwerk/contract/form-state';
import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import { type Language, languages } from '@regelwerk/contract/languages';
import { limits } from '@regelwerk/contract/limits';
import { normaliseChoice } from '@regelwerk/contract/normalise-choice';
import { defaultRuleSize, type RuleSize, ruleSizes } from '@regelwerk/contract/rule-size';

export const steps = ['model', 'type', 'frameworks', 'behavior', 'format'] as const;

/** Where a person is between the landing page and their rule. */
export interface WizardSession {
  readonly form: FormState;
  readonly step: number;
  readonly hasConsent: boolean;
  readonly size: RuleSize;
  /** Unset while the rule follows the language of the page. */
  readonly ruleLanguage: Language | undefined;
  readonly result: GenerateRulesResponse | undefined;
}

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

/** Changes answers and keeps them consistent: a framework the application type does not offer is dropped. */
export function changeForm(form: FormState, changes: Partial<FormState>): FormState {
  const next = { ...form, ...changes };
  const offered = frameworksOf(next.applicationType);
  return { ...next, frameworks: next.frameworks.filter((name) => offered.includes(name)) };
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

/** Reads what an earlier page of this visit stored; anything damaged is put right or ignored. */
export function restoreSession(stored: string | null): WizardSession | undefined {
  if (stored === null) return undefined;
  try {
    const { form = {}, step, size, ruleLanguage } = JSON.parse(stored);
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const names: unknown[] = Array.isArray(form.frameworks) ? form.frameworks : [];
    const restored = changeForm(defaultFormState, {
      aiModel: text(form.aiModel).slice(0, limits.customModelName) || defaultFormState.aiModel,
      applicationType: normaliseChoice.applicationType(text(form.applicationType)) ?? defaultFormState.applicationType,
      frameworks: names.flatMap((name) => normaliseChoice.framework(text(name)) ?? []),
      behaviorPreference:
        normaliseChoice.behavior(text(form.behaviorPreference)) ?? defaultFormState.behaviorPreference,
      outputFormat: normaliseChoice.outputFormat(text(form.outputFormat)) ?? defaultFormState.outputFormat,
      additionalNotes: text(form.additionalNotes).slice(0, limits.additionalNotes),
    });
    return {
      form: restored,
      step: clampStep(Number(step) || 0),
      size: ruleSizes.find((one) => one === size) ?? defaultRuleSize,
      ruleLanguage: languages.find((one) => one === ruleLanguage),
      hasConsent: false,
      result: undefined,
    };
  } catch {
    return undefined;
  }
}

/** The nearest step that exists. */
export function clampStep(step: number): number {
  return Math.min(steps.length - 1, Math.max(0, Math.trunc(step)));
}
