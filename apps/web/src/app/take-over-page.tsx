import { defaultLanguage } from '@regelwerk/contract/languages';
import { paths } from '@regelwerk/contract/paths';
import { publicPageAt } from '@regelwerk/contract/public-pages';
import { createBrowserHistory } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { authSession } from '../features/auth/session.tsx';
import { placeOf, wizardSession } from '../features/wizard/session.tsx';
import { beginVisitIn, hasChosenLanguage, openingLanguage } from '../i18n/language.ts';
import { texts } from '../i18n/texts.ts';
import { AddressLanguage } from './address-language.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';

/**
 * Replaces the prerendered page with the app. Loads the code first, so that the page never falls back to a skeleton,
 * and keeps the focus in place.
 */
export async function takeOverPage(root: HTMLElement): Promise<void> {
  await nextTask();
  const language = openingLanguage();
  beginVisitIn(language);
  authSession.start();
  if (isInWizard()) await resumeWizard();

  const addressLanguage = new AddressLanguage(
    publicPageAt(window.location.pathname)?.language ?? (hasChosenLanguage() ? defaultLanguage : language),
  );
  const history = createBrowserHistory();
  const router = createAppRouter(history, addressLanguage);
  const followLanguage = () => {
    if (addressLanguage.follow(texts.read().language))
      history.replace(router.buildLocation({ to: '.', search: true, hash: true }).publicHref);
  };
  followLanguage();
  texts.subscribe(followLanguage);

  await nextTask();
  if (root.hasChildNodes()) await router.load().catch(() => undefined);
  await nextTask();
  const restoreFocus = followFocus(root);
  const settle = () => {
    const { dataset } = document.documentElement;
    restoreFocus();
    if (dataset.wantsStart !== undefined) {
      wizardSession.start();
      void router.navigate({ to: paths.home, search: { step: placeOf(wizardSession.read()) } });
    }
    delete dataset.wantsStart;
    delete dataset.stale;
  };
  // in slices, so that a slow phone can scroll meanwhile
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} onShown={settle} />
      </StrictMode>,
    ),
  );
}

function isInWizard(): boolean {
  return wizardSession.readStored() !== null || /[?&](model|frameworks)=/.test(window.location.search);
}

/** Few visits begin in the wizard, so the first script lacks what it needs. Without it the page begins anew. */
async function resumeWizard(): Promise<void> {
  const part = await import('./home/resume-wizard.ts').catch(() => undefined);
  part?.resumeWizard();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Tracks which link or control of the page has the focus; returns a function that focuses its replacement. */
function followFocus(root: HTMLElement): () => void {
  const all = () => Array.from<Element | null>(root.querySelectorAll('a[href], button, select, input'));
  let index = -1;
  const follow = () => {
    index = all().indexOf(document.activeElement);
  };
  follow();
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    const element = all()[index];
    if (element instanceof HTMLElement) element.focus();
  };
}
