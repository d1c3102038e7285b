import './styles.css';
import { takeOver } from './app/take-over.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

void takeOver(root);
