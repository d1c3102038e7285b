import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

export const typescriptJavascript: Seam = {
  applies: stackHas.all('TypeScript', 'JavaScript'),
  directive: should('pair.typescript-javascript', 'decision', 92, {
    text: [
      'New files are TypeScript; a JavaScript file you touch gets checked JSDoc types. Convert no file the task does not name.',
      'Neue Dateien sind TypeScript; eine JavaScript-Datei, die du anfasst, bekommt geprüfte JSDoc-Typen. Konvertiere keine Datei, die die Aufgabe nicht nennt.',
    ],
    why: [
      'A mass conversion hides every other change and loses blame.',
      'Eine Massenkonvertierung verdeckt jede andere Änderung und die Historie.',
    ],
  }),
};
