import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** TypeScript with JavaScript: the language of new and of old files. */
export const typescriptJavascript: Seam = {
  applies: stackHas.all('TypeScript', 'JavaScript'),
  directive: should('pair.typescript-javascript', 'decision', 92, {
    text: [
      'New files are TypeScript; a JavaScript file you touch gets checked JSDoc types. Convert no file the task does not name.',
      'Neue Dateien sind TypeScript; eine JavaScript-Datei, die du änderst, bekommt geprüfte JSDoc-Typen. Konvertiere nur Dateien, die der Auftrag nennt.',
    ],
    why: [
      'A mass conversion hides every other change and makes the history useless.',
      'In einer Massenkonvertierung geht jede andere Änderung unter, und die Historie hilft nicht mehr weiter.',
    ],
  }),
};
