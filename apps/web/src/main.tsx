import './styles.css';
import { showFailedApp } from './app/failed/show-failed-app.ts';
import { showLoadFailure } from './app/failed/show-load-failure.ts';
import { loadPart } from './lib/load-part.ts';

// zod reads this when it is loaded; otherwise it would try eval, which the content security policy forbids
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const start = async (place: HTMLElement): Promise<void> => {
  try {
    const { startApp } = await loadPart(() => import('./app/start-app.tsx'));
    await startApp(place);
  } catch (error) {
    console.error(error);
    if (place.hasChildNodes() && document.documentElement.dataset.stale !== '')
      showLoadFailure(error, () => void start(place));
    else showFailedApp(place, error);
  }
};
void start(root);

// needed only to install the app, so it must not compete with the first paint
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }));
