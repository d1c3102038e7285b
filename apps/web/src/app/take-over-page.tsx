import { publicPageAt } from '@regelwerk/contract/public-pages';
import { defaultLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { createBrowserHistory } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { placeOf, wizardSession } from '../features/answers/store.ts';
import { authSession } from '../features/auth/store.ts';
import { beginVisitIn, hasChosenLanguage, openingLanguage } from '../i18n/language.ts';
import { texts } from '../i18n/texts.ts';
import { heedSilentFields } from '../lib/heed-silent-fields.ts';
import { outlastTranslation } from '../lib/outlast-translation.ts';
import { AddressLanguage } from './address-language.ts';
import { App } from './app.tsx';
import { controlsOf } from './controls-of.ts';
import { showFailedApp } from './failed/show-failed-app.ts';
import { LazyWizard } from './home/lazy-wizard.ts';
import { createAppRouter } from './router.tsx';

/**
 * Replaces the prerendered page with the app. Loads the code first, so that the page never falls back to a skeleton,
 * and keeps the focus in place. `endPage` ends what the page did by itself and returns the place of the control that
 * the person pressed last, among all controls; -1 without one.
 */
export async function takeOverPage(root: HTMLElement, endPage: () => number = () => -1): Promise<void> {
  await nextTask();
  const language = openingLanguage();
  beginVisitIn(language);
  authSession.start();
  outlastTranslation();
  heedSilentFields();
  if (isInWizard()) await resumeWizard();
  const wantsStart = () => document.documentElement.dataset.wantsStart !== undefined;
  if (wantsStart()) void LazyWizard.preload();

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
  const carryOver = [followFocus(root), followPress(root)];
  const settle = () => {
    const { dataset } = document.documentElement;
    for (const carry of carryOver) carry();
    controlsOf(root)[endPage()]?.click();
    if (wantsStart()) {
      wizardSession.start();
      void router.navigate({ to: paths.home, search: { step: placeOf(wizardSession.read()) } });
    }
    delete dataset.wantsStart;
    delete dataset.stale;
  };
  // in slices, so that a slow phone can scroll meanwhile
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    showFailedApp(root, error);
  };
  startTransition(() =>
    createRoot(root, { onUncaughtError }).render(
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
  let index = -1;
  const follow = () => {
    index = controlsOf(root).findIndex((control) => control.matches(':focus'));
  };
  follow();
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    controlsOf(root)[index]?.focus();
  };
}

/**
 * Tracks which link or control is held down; returns a function that has its replacement clicked when the mouse button
 * is released, because browsers click only what was both pressed and released. They look for what a finger taps when
 * it is lifted.
 */
function followPress(root: HTMLElement): () => void {
  const types = ['pointerdown', 'pointerup', 'pointercancel'] as const;
  let index = controlsOf(root).findIndex((control) => control.matches(':active'));
  const follow = ({ type, target, button }: PointerEvent) => {
    const isPress = type === 'pointerdown' && button === 0 && target instanceof Node;
    index = isPress ? controlsOf(root).findIndex((control) => control.contains(target)) : -1;
  };
  for (const type of types) window.addEventListener(type, follow);
  return () => {
    for (const type of types) window.removeEventListener(type, follow);
    const control = controlsOf(root)[index];
    const finish = (event: PointerEvent) => {
      for (const type of types) window.removeEventListener(type, finish);
      const { type, pointerType, target } = event;
      if (type === 'pointerup' && pointerType === 'mouse' && target instanceof Node && control?.contains(target))
        control.dispatchEvent(new MouseEvent('click', event));
    };
    if (control !== undefined) for (const type of types) window.addEventListener(type, finish);
  };
}
