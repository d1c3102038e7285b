import './styles.css';
import { showFailedApp } from './app/failed/show-failed-app.ts';
import { showLoadFailure } from './app/failed/show-load-failure.ts';
import { needsApp } from './app/whole-page/needs-app.ts';
import { serveWholePage } from './app/whole-page/serve-whole-page.ts';
import { loadPart } from './lib/load-part.ts';

// zod reads this when it is loaded; otherwise it would try eval, which the content security policy forbids
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const takeOver = async (place: HTMLElement, end?: () => number) => {
  const { takeOverPage } = await loadPart(() => import('./app/take-over-page.tsx'));
  await takeOverPage(place, end);
};
const startApp = async (place: HTMLElement): Promise<void> => {
  try {
    await takeOver(place);
  } catch (error) {
    console.error(error);
    if (place.hasChildNodes() && document.documentElement.dataset.stale === undefined)
      showLoadFailure(error, () => void startApp(place));
    else showFailedApp(place, error);
  }
};
const { app = '', whole } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};

if (needsApp(root, whole !== undefined)) void startApp(root);
else serveWholePage(root, app.split(' ').slice(1), (end) => takeOver(root, end));

// needed only to install the app, so it must not compete with the first paint
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }));
