import { defaultFormState } from '@regelwerk/contract/form-state';
import { defaultRuleSize } from '@regelwerk/contract/rule-size';
import { formSessionKey, readStored, writeStored } from '../../lib/storage.ts';
import { restoreSession, type WizardSession } from './model.ts';

export const freshSession: WizardSession = {
  form: defaultFormState,
  step: 0,
  size: defaultRuleSize,
  ruleLanguage: undefined,
  hasConsent: false,
  result: undefined,
};

let current: WizardSession | undefined = restoreSession(readStored('session', formSessionKey));
const listeners = new Set<() => void>();

/** The wizard's state for the whole page: the header leaves it, the home page shows it, a reload finds it again. */
export const wizardSession = {
  read: (): WizardSession | undefined => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Begins with the answers given so far, or with none. */
  start: () => wizardSession.write(current ?? freshSession),
  /** Consent and result are of the moment and are not stored. */
  write: (next: WizardSession | undefined) => {
    current = next;
    writeStored('session', formSessionKey, next === undefined ? null : textOf(next));
    for (const listener of listeners) listener();
  },
};

function textOf({ form, step, size, ruleLanguage }: WizardSession): string {
  return JSON.stringify({ form, step, size, ruleLanguage });
}
