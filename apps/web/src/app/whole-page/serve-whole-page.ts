import { sessionKey } from '../../lib/auth-storage.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { switchTheme } from '../../lib/switch-theme.ts';
import { controlsOf } from '../controls-of.ts';
import { showLoadFailure } from '../failed/show-load-failure.ts';
import { loadAhead } from './load-ahead.ts';
import { typeTurns } from './type-turns.ts';

/** Loads the app, which calls `end` when it has replaced the page. `end` returns the place of the control pressed last, or -1. */
type TakeOver = (end: () => number) => Promise<void>;

/**
 * Runs a page that is whole without the app, which starts once it is wanted: for the wizard, the menu, another language
 * or a session. `files` are those of the app.
 */
export function serveWholePage(root: HTMLElement, files: readonly string[], takeOver: TakeOver): void {
  for (const place of root.querySelectorAll('[data-year]')) place.textContent = String(new Date().getFullYear());
  const controls = root.querySelectorAll<HTMLButtonElement | HTMLSelectElement>('button, select');
  for (const control of controls) control.disabled = false;
  const typing = Array.from(root.querySelectorAll<HTMLElement>('[data-typed-turns]'), typeTurns);

  let pressed = -1;
  let isStarted = false;
  const press = (control: HTMLElement) => {
    pressed = controlsOf(root).indexOf(control);
    control.dataset.waits = '';
  };
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (control === null) return;
    if (control.dataset.themeSwitch !== undefined) return switchTheme();
    // the press that starts the wizard is remembered from the first paint on
    if (control.dataset.start === undefined) press(control);
    start();
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement)) return;
    writeStored('local', 'language', target.value);
    start();
  };
  const onSession = () => {
    if (readStored('local', sessionKey()) !== null) start();
  };
  root.addEventListener('click', onClick);
  root.addEventListener('change', onChange);
  // another tab signed in, or this page comes back from the browser's memory
  window.addEventListener('storage', onSession);
  window.addEventListener('pageshow', onSession);
  loadAhead(root, files);
  if (document.documentElement.dataset.wantsStart !== undefined) start();

  function end(): number {
    for (const stop of typing) stop();
    root.removeEventListener('click', onClick);
    root.removeEventListener('change', onChange);
    window.removeEventListener('storage', onSession);
    window.removeEventListener('pageshow', onSession);
    return pressed;
  }

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    takeOver(end).catch(giveUp);
  }

  /** The page stays as it is, and says so; only its other language has an address of its own. */
  function giveUp(error: unknown): void {
    isStarted = false;
    const { dataset } = document.documentElement;
    const wantedStart = dataset.wantsStart;
    for (const control of root.querySelectorAll<HTMLElement>('[data-waits]')) delete control.dataset.waits;
    delete dataset.wantsStart;
    const chosen = readStored('local', 'language') ?? document.documentElement.lang;
    const address = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${chosen}"]`)?.href;
    const retry = () => {
      if (wantedStart !== undefined) dataset.wantsStart = wantedStart;
      start();
    };
    if (chosen !== document.documentElement.lang && address !== undefined) window.location.assign(address);
    else showLoadFailure(error, retry);
  }
}
