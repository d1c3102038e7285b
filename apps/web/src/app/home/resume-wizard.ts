import { publicPageAt } from '@regelwerk/contract/public-pages';
import { changeForm, restoreSession } from '../../features/answers/model.ts';
import { freshSession, wizardSession, wizardSteps } from '../../features/answers/store.ts';
import { answersInAddress } from './answers-in-address.ts';

/**
 * Restores the wizard of this visit. Opens it with the answers that the address names, at the first question it does not
 * answer, and removes them from the address, so that a reload keeps later changes.
 */
export function resumeWizard(): void {
  const restored = restoreSession(wizardSession.readStored());
  const { pathname, search } = window.location;
  const answers = publicPageAt(pathname)?.name === 'home' ? answersInAddress(search) : undefined;
  if (answers === undefined) {
    if (restored !== undefined) wizardSession.write(restored);
    return;
  }
  const known = restored ?? freshSession;
  const isWhole = answers.aiModel !== undefined && answers.frameworks !== undefined;
  const step = isWhole ? wizardSteps.indexOf('behavior') : 0;
  wizardSession.write({ ...known, form: changeForm(known.form, answers), step });
  window.history.replaceState(window.history.state, '', pathname);
}
