import { paths } from '@regelwerk/contract/shared/paths';
import { useNavigate } from '@tanstack/react-router';
import { knownProject } from '../project/store.ts';
import { freshSession, wizardSession, wizardSteps } from './store.ts';

/** Returns a function that begins a new rule: it forgets the answers so far, with a project that was not to be remembered, and opens the first question. */
export function useNewRule(): () => void {
  const navigate = useNavigate();
  return () => {
    wizardSession.write(freshSession);
    knownProject.endRule();
    void navigate({ to: paths.home, search: { step: wizardSteps[0] } });
  };
}
