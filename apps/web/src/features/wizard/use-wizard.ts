import { defaultSizeFor } from '@regelwerk/contract/default-size-for';
import type { FormState } from '@regelwerk/contract/form-state';
import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import type { ContentLanguage } from '@regelwerk/contract/languages';
import type { RuleSize } from '@regelwerk/contract/rule-size';
import { useStore } from '../../lib/use-store.ts';
import { useSession } from '../auth/use-session.ts';
import { changeForm, clampStep, freshSession, type WizardSession, wizardSession } from './session.tsx';

/** Returns the wizard's state and every action that changes it. */
export function useWizard() {
  const session = useStore(wizardSession);
  // the two checkboxes differ: what a visitor ticked is no consent once they have signed in
  const isVisitor = useSession().status === 'signedOut';
  const change = (changes: Partial<WizardSession>) => {
    wizardSession.write({ ...(wizardSession.read() ?? freshSession), ...changes });
  };
  const current = session ?? freshSession;
  return {
    ...current,
    size: current.size ?? defaultSizeFor(current.form.aiModel),
    hasConsent: current[isVisitor ? 'knowsPreview' : 'hasConsent'],
    isVisitor,
    isStarted: session !== undefined,
    start: wizardSession.start,
    leave: () => wizardSession.write(undefined),
    reset: () => wizardSession.write(freshSession),
    answer: (changes: Partial<FormState>) =>
      change({ form: changeForm((wizardSession.read() ?? freshSession).form, changes) }),
    goTo: (step: number) => change({ step: clampStep(step) }),
    chooseSize: (size: RuleSize) => change({ size }),
    chooseRuleLanguage: (ruleLanguage: ContentLanguage) => change({ ruleLanguage }),
    consent: (isGiven: boolean) => change(isVisitor ? { knowsPreview: isGiven } : { hasConsent: isGiven }),
    showPreview: (result: GenerateRulesResponse) => change({ result, attempt: undefined }),
    /** The id of the request for these answers; a new one after `endAttempt`. */
    requestIdFor: (answers: string) => {
      const known = wizardSession.read()?.attempt;
      if (known?.answers === answers) return known.id;
      const id = crypto.randomUUID();
      change({ attempt: { answers, id } });
      return id;
    },
    endAttempt: () => change({ attempt: undefined }),
  };
}
