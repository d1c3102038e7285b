import './styles.css';
import { needsApp } from './app/whole-page/needs-app.ts';
import { serveWholePage } from './app/whole-page/serve-whole-page.ts';

// zod reads this when it is loaded; otherwise it would try eval, which the content security policy forbids
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const loadApp = () => import('./app/take-over-page.tsx');
const { app = '', whole } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};

if (needsApp(root, whole !== undefined)) void loadApp().then(({ takeOverPage }) => takeOverPage(root));
else serveWholePage(root, app.split(' ').slice(1), async (end) => (await loadApp()).takeOverPage(root, end));

// needed only to install the app, so it must not compete with the first paint
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }));
