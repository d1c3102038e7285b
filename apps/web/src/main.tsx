import './styles.css';
import { takeOverPage } from './app/take-over-page.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

void takeOverPage(root);

// needed only to install the app, so it must not compete with the first paint
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }));
