import { frameworksOf } from '@regelwerk/contract/choices';
import { defaultFormState, type FormState } from '@regelwerk/contract/form-state';
import { type ContentLanguage, contentLanguages } from '@regelwerk/contract/languages';
import { limits } from '@regelwerk/contract/limits';
import { normaliseChoice } from '@regelwerk/contract/normalise-choice';
import { type RuleSize, ruleSizes } from '@regelwerk/contract/rule-size';
import { createStore } from '../../lib/create-store.ts';
import { formSessionKey, readStored, writeStored } from '../../lib/storage.ts';

export const wizardSteps = ['model', 'type', 'frameworks', 'behavior', 'format'] as const;

/** A step, as its address names it. */
export type WizardStep = (typeof wizardSteps)[number];

/** The state of a visit between the landing page and the rule. */
export interface WizardSession {
  readonly form: FormState;
  /** The step that was visited last; the address says which one is shown. */
  readonly step: number;
  readonly hasConsent: boolean;
  /** A visitor has read that the preview is free. */
  readonly knowsPreview: boolean;
  /** Unset while the rule has the size that suits its target. */
  readonly size: RuleSize | undefined;
  /** Unset while the rule uses the language of the page. */
  readonly ruleLanguage: ContentLanguage | undefined;
  /** The id of the request for these answers, so that a repeat after a reload or a lost response is not charged twice. */
  readonly attempt: { readonly answers: string; readonly id: string } | undefined;
}

export const freshSession: WizardSession = {
  form: defaultFormState,
  step: 0,
  size: undefined,
  ruleLanguage: undefined,
  hasConsent: false,
  knowsPreview: false,
  attempt: undefined,
};

const store = createStore(restoreSession(readStored('session', formSessionKey)));

/** The wizard's state for the whole page: the header can leave it, the home page shows it, a reload restores it. */
export const wizardSession = {
  read: store.read,
  subscribe: store.subscribe,
  /** Starts with the answers given so far, or with the defaults. */
  start: () => wizardSession.write(store.read() ?? freshSession),
  /** Consent is temporary and not stored. */
  write: (next: WizardSession | undefined) => {
    writeStored('session', formSessionKey, next === undefined ? null : serialize(next));
    store.write(next);
  },
};

/** Returns where the wizard goes on, with these answers or with none. */
export function placeOf(session: WizardSession | undefined): WizardStep {
  return wizardSteps[session?.step ?? 0] ?? 'model';
}

function serialize({ form, step, size, ruleLanguage, attempt }: WizardSession): string {
  return JSON.stringify({ form, step, size, ruleLanguage, attempt });
}

/** Changes answers and keeps them consistent: drops frameworks that the application type does not offer. */
export function changeForm(form: FormState, changes: Partial<FormState>): FormState {
  const next = { ...form, ...changes };
  const offered = frameworksOf(next.applicationType);
  return { ...next, frameworks: next.frameworks.filter((name) => offered.includes(name)) };
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
      frameworks: names.flatMap((name) => normaliseChoice.framework(text(name)) ?? []),
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
