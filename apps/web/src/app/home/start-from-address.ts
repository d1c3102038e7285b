import { publicPageAt } from '@regelwerk/contract/public-pages';
import { changeForm, freshSession, wizardSession, wizardSteps } from '../../features/wizard/session.tsx';
import { answersInAddress } from './answers-in-address.ts';

/**
 * Opens the wizard with the answers that the address names, at the first question it does not answer, and removes them
 * from the address, so that a reload keeps later changes.
 */
export function startFromAddress(): void {
  const { pathname, search } = window.location;
  if (publicPageAt(pathname)?.name !== 'home') return;
  const answers = answersInAddress(search);
  if (answers === undefined) return;
  const known = wizardSession.read() ?? freshSession;
  const isWhole = answers.aiModel !== undefined && answers.frameworks !== undefined;
  const step = isWhole ? wizardSteps.indexOf('behavior') : 0;
  wizardSession.write({ ...known, form: changeForm(known.form, answers), step });
  window.history.replaceState(window.history.state, '', pathname);
}
