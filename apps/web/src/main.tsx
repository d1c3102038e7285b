import './styles.css';
import { takeOver } from './app/take-over.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

void takeOver(root);

// needed only to install the app, so it must not compete with the first paint
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }));
