import { defaultFormState, type FormState } from '@regelwerk/contract/rules/form-state';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { createStore } from '../../lib/create-store.ts';
import { formSessionKey, readStored, writeStored } from '../../lib/storage.ts';

export const wizardSteps = ['model', 'type', 'frameworks', 'behavior', 'format'] as const;

/** A step, as its address names it. */
export type WizardStep = (typeof wizardSteps)[number];

/** The state of a visit between the landing page and the rule. */
export interface WizardSession {
  readonly form: FormState;
  /** The last visited step; the address decides which one is shown. */
  readonly step: number;
  /** The declaration is given that a token of a package needs. */
  readonly hasConsent: boolean;
  /** A person knows that a token is used. */
  readonly usesToken: boolean;
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
  usesToken: false,
  knowsPreview: false,
  attempt: undefined,
};

const store = createStore<WizardSession | undefined>(undefined);

/** The wizard's state for the whole page: the header can leave it, the home page shows it, a reload restores it. */
export const wizardSession = {
  read: store.read,
  readInitial: store.readInitial,
  subscribe: store.subscribe,
  /** Reads what an earlier page of this visit stored; null if nothing. */
  readStored: () => readStored('session', formSessionKey),
  /** Starts with the answers given so far, or with the defaults. */
  start: () => wizardSession.write(store.read() ?? freshSession),
  /** Remembers the step that is shown. The address says it to the page, so nothing is rendered again. */
  visit: (step: number) => {
    const next = { ...(store.read() ?? freshSession), step };
    keep(next);
    store.writeSilently(next);
  },
  /** Consent is temporary and not stored. */
  write: (next: WizardSession | undefined) => {
    keep(next);
    store.write(next);
  },
};

/** Returns the step at which the wizard resumes, with or without these answers. */
export function placeOf(session: WizardSession | undefined): WizardStep {
  return wizardSteps[session?.step ?? 0] ?? 'model';
}

function keep(session: WizardSession | undefined): void {
  writeStored('session', formSessionKey, session === undefined ? null : serialize(session));
}

function serialize({ form, step, size, ruleLanguage, attempt }: WizardSession): string {
  return JSON.stringify({ form, step, size, ruleLanguage, attempt });
}
