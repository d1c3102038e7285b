import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** React with Express: the order of API and static app. */
export const reactExpress: Seam = {
  applies: stackHas.all('React', 'Express'),
  technology: 'Express',
  directive: should('pair.react-express', 'foot-gun', 72, {
    text: [
      'Mount the API before the static app and answer unknown `/api` paths with a JSON 404; the catch-all for the app is written `/{*path}`.',
      'Binde die API vor der statischen App ein und beantworte unbekannte `/api`-Pfade mit einem JSON-404; der Catch-all für die App heißt `/{*path}`.',
    ],
    why: [
      'With a bare `*` Express 5 does not start, and a page with status 200 hides a mistyped call.',
      'Mit einem bloßen `*` startet Express 5 nicht, und eine Seite mit Status 200 verdeckt einen Tippfehler im Aufruf.',
    ],
    since: '5',
    evidence: readIn('express 5.3.0', '2026-11-21')('https://expressjs.com/en/guide/migrating-5.html#path-syntax'),
  }),
};
