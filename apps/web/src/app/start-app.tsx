import { publicPageAt } from '@regelwerk/contract/public-pages';
import { defaultLanguage } from '@regelwerk/contract/shared/languages';
import { createBrowserHistory } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { wizardSession } from '../features/answers/store.ts';
import { authSession } from '../features/auth/store.ts';
import { beginVisitIn, hasChosenLanguage, openingLanguage } from '../i18n/language.ts';
import { texts } from '../i18n/texts.ts';
import { heedSilentFields } from '../lib/heed-silent-fields.ts';
import { outlastTranslation } from '../lib/outlast-translation.ts';
import { AddressLanguage } from './address-language.ts';
import { App } from './app.tsx';
import { showFailedApp } from './failed/show-failed-app.ts';
import { createAppRouter } from './router.tsx';

/** Hydrates a prerendered page; renders any other, and one that was rendered for other visitors or for another address. */
export async function startApp(root: HTMLElement): Promise<void> {
  await nextTask();
  const language = openingLanguage();
  beginVisitIn(language);
  authSession.start();
  outlastTranslation();
  heedSilentFields();
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

  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    showFailedApp(root, error);
  };
  // the code of the page comes first, so that no placeholder replaces what was rendered
  if (root.hasChildNodes()) await router.load().catch(() => undefined);
  await nextTask();
  if (!isAsRendered(root)) return createRoot(root, { onUncaughtError }).render(app);
  // the server renders the router without its boundaries for pages that load
  router.ssr = { manifest: undefined };
  for (const control of root.querySelectorAll('[data-until-app]')) {
    control.removeAttribute('data-until-app');
    control.removeAttribute('disabled');
  }
  const adopted = router.latestLocation.href;
  const onRecoverableError = (error: unknown) => {
    // who presses a link before React is done leaves the page, and React renders the next one afresh
    if (router.latestLocation.href === adopted) reportError(error);
  };
  // in slices, so that a slow phone can scroll meanwhile
  startTransition(() => void hydrateRoot(root, app, { onUncaughtError, onRecoverableError }));
}

/**
 * Returns whether the page still shows what the build rendered: `before-paint.js` finds the visitors who see another page, the
 * build knows no fragment, and a browser may have translated the texts.
 */
function isAsRendered(root: HTMLElement): boolean {
  return (
    root.hasChildNodes() &&
    document.documentElement.dataset.stale === undefined &&
    window.location.hash === '' &&
    root.querySelector('font') === null
  );
}

/** Ends the current task, because a slow phone cannot scroll or answer a press during a long one. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function isInWizard(): boolean {
  return wizardSession.readStored() !== null || /[?&](model|frameworks)=/.test(window.location.search);
}

/** Restores a rule in progress. Few visits need this, so its code is loaded on demand; without it the wizard starts afresh. */
async function resumeWizard(): Promise<void> {
  const part = await import('./home/resume-wizard.ts').catch(() => undefined);
  part?.resumeWizard();
}
