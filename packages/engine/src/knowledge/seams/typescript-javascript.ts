import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** TypeScript with JavaScript: the language of new and of old files. */
export const typescriptJavascript: Seam = {
  applies: stackHas.all('TypeScript', 'JavaScript'),
  directive: should('pair.typescript-javascript', 'decision', 92, {
    text: [
      'New files are TypeScript; in a JavaScript file, describe what you add with JSDoc types. Convert a file only if the task says so.',
      'Neue Dateien sind TypeScript; beschreibe in einer JavaScript-Datei mit JSDoc-Typen, was du ergänzt. Konvertiere eine Datei nur, wenn der Auftrag es verlangt.',
    ],
    why: [
      'A mass conversion hides every other change and makes the history useless.',
      'In einer Massenkonvertierung geht jede andere Änderung unter, und die Historie hilft nicht mehr weiter.',
    ],
  }),
};
