import './styles.css';
import { takeOver } from './app/take-over.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

void takeOver(root);

// needed for installing the app alone: it does not compete with what the page is painted with
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }));
