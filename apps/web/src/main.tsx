import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { rememberLanguage, storedLanguage } from './i18n/language.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

rememberLanguage(storedLanguage());
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
