import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** Node.js with Express: the app and its start in two files. */
export const nodeExpress: Seam = {
  applies: stackHas.all('Node.js', 'Express'),
  directive: should('pair.node-express', 'decision', 70, {
    known: 'model',
    text: [
      'Export the app from one file and call `listen` in another.',
      'Exportiere die App aus einer Datei und rufe `listen` in einer anderen auf.',
    ],
    why: ['Tests can then start the app on a free port.', 'Tests können die App dann auf einem freien Port starten.'],
  }),
};
