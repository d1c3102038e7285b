import { defaultSizeFor } from '@regelwerk/contract/rules/default-size-for';
import type { FormState } from '@regelwerk/contract/rules/form-state';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { useRouter, useSearch } from '@tanstack/react-router';
import { newId } from '../../../lib/new-id.ts';
import { useStore } from '../../../lib/use-store.ts';
import { changeForm, clampStep } from '../../answers/model.ts';
import { freshSession, type WizardSession, wizardSession, wizardSteps } from '../../answers/store.ts';

const places: readonly unknown[] = wizardSteps;

const change = (changes: Partial<WizardSession>) => {
  wizardSession.write({ ...(wizardSession.read() ?? freshSession), ...changes });
};

/** Outside of the hook, so that memoized components that only need it are not rendered again. */
const answer = (changes: Partial<FormState>) =>
  change({ form: changeForm((wizardSession.read() ?? freshSession).form, changes) });

/** Returns the wizard's state and every action that changes it. */
export function useWizard() {
  const session = useStore(wizardSession);
  const router = useRouter();
  const { step: word } = useSearch({ strict: false });
  const step = Math.max(0, places.indexOf(word));
  const goTo = (index: number) =>
    void router.navigate({ to: paths.home, search: { step: wizardSteps[clampStep(index)] } });
  const current = session ?? freshSession;
  return {
    ...current,
    step,
    size: current.size ?? defaultSizeFor(current.form.aiModel),
    answer,
    /** Answers for the person, and returns the answers before. */
    fillIn: (answers: Pick<FormState, 'applicationType' | 'frameworks'>) => {
      const { form } = wizardSession.read() ?? freshSession;
      change({ form: changeForm(form, answers) });
      return { applicationType: form.applicationType, frameworks: form.frameworks };
    },
    goTo,
    /** Opens the step that many after the one in the address, which the page may not show yet. */
    goBy: (steps: number) => {
      const shown = places.indexOf(router.latestLocation.search.step);
      if (shown !== -1) goTo(shown + steps);
    },
    /** Remembers the step that is shown, for a return to the wizard without its address. */
    visit: wizardSession.visit,
    chooseSize: (size: RuleSize) => change({ size }),
    chooseRuleLanguage: (ruleLanguage: ContentLanguage) => change({ ruleLanguage }),
    /** The id of the request for these answers; a new one after `endAttempt`. */
    requestIdFor: (answers: string) => {
      const known = wizardSession.read()?.attempt;
      if (known?.answers === answers) return known.id;
      const id = newId();
      change({ attempt: { answers, id } });
      return id;
    },
    endAttempt: () => change({ attempt: undefined }),
  };
}
