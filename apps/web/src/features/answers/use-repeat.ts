import type { FullRule } from '@regelwerk/contract/rules/generate-rules';
import { paths } from '@regelwerk/contract/shared/paths';
import { useNavigate } from '@tanstack/react-router';
import { knownProject } from '../project/store.ts';
import { restoreSession } from './model.ts';
import { wizardSession, wizardSteps } from './store.ts';

/** Returns a function that opens the last step of the wizard with the answers of a rule, and with its project if it comes along. */
export function useRepeat(): (full: FullRule) => void {
  const navigate = useNavigate();
  const last = wizardSteps.length - 1;
  return ({ answers, project, rule: { size, language } }) => {
    if (project !== undefined) knownProject.takeSent(project);
    wizardSession.write(restoreSession(JSON.stringify({ form: answers, step: last, size, ruleLanguage: language })));
    void navigate({ to: paths.home, search: { step: wizardSteps[last] } });
  };
}
