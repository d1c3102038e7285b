import { type ChosenFramework, type Framework, frameworksOf, plainChoices } from '@regelwerk/contract/rules/choices';
import { fixedStackOf } from '@regelwerk/contract/rules/fixed-stack-of';
import { defaultFormState, type FormState } from '@regelwerk/contract/rules/form-state';
import { normaliseAnswer, normaliseChoice } from '@regelwerk/contract/rules/normalise-choice';
import { ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { limits } from '@regelwerk/contract/shared/limits';
import { freshSession, type WizardSession, wizardSteps } from './store.ts';

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
