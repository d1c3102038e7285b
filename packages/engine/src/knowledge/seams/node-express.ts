import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

export const nodeExpress: Seam = {
  applies: stackHas.all('Node.js', 'Express'),
  directive: must('pair.node-express', 'decision', 70, {
    text: [
      'Export the app without listening; a second file listens, closes on SIGTERM and is the only one that reads settings.',
      'Exportiere die App, ohne zu lauschen; eine zweite Datei lauscht, schließt bei SIGTERM und liest als einzige Einstellungen.',
    ],
    why: [
      'Tests import the app on a free port, and a stop finishes what is running.',
      'Tests importieren die App an einem freien Port, und ein Ende lässt Laufendes fertig werden.',
    ],
  }),
};
