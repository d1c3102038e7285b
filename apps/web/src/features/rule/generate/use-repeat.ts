import type { FullRule } from '@regelwerk/contract/rules/generate-rules';
import { paths } from '@regelwerk/contract/shared/paths';
import { useNavigate } from '@tanstack/react-router';
import { wizardSession, wizardSteps } from '../../answers/store.ts';
import { restoreSession } from './model.ts';

/** Returns a function that opens the last step of the wizard with the answers of a rule. */
export function useRepeat({ answers, rule: { size, language } }: FullRule): () => void {
  const navigate = useNavigate();
  const last = wizardSteps.length - 1;
  return () => {
    wizardSession.write(restoreSession(JSON.stringify({ form: answers, step: last, size, ruleLanguage: language })));
    void navigate({ to: paths.home, search: { step: wizardSteps[last] } });
  };
}
