import type { FormState } from '@regelwerk/contract/form-state';
import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import type { ContentLanguage } from '@regelwerk/contract/languages';
import type { RuleSize } from '@regelwerk/contract/rule-size';
import { useSyncExternalStore } from 'react';
import { changeForm, clampStep, freshSession, type WizardSession, wizardSession } from './session.tsx';

/** Returns the wizard's state and every action that changes it. */
export function useWizard() {
  const session = useSyncExternalStore(wizardSession.subscribe, wizardSession.read, wizardSession.read);
  const change = (changes: Partial<WizardSession>) => {
    wizardSession.write({ ...(wizardSession.read() ?? freshSession), ...changes });
  };
  return {
    ...(session ?? freshSession),
    isStarted: session !== undefined,
    start: wizardSession.start,
    leave: () => wizardSession.write(undefined),
    reset: () => wizardSession.write(freshSession),
    answer: (changes: Partial<FormState>) =>
      change({ form: changeForm((wizardSession.read() ?? freshSession).form, changes) }),
    goTo: (step: number) => change({ step: clampStep(step) }),
    chooseSize: (size: RuleSize) => change({ size }),
    chooseRuleLanguage: (ruleLanguage: ContentLanguage) => change({ ruleLanguage }),
    consent: (hasConsent: boolean) => change({ hasConsent }),
    finish: (result: GenerateRulesResponse) => change({ result }),
  };
}
