import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { confirmedIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

export const angularTypescript: Seam = {
  applies: stackHas.all('Angular', 'TypeScript'),
  directive: must('pair.angular-typescript', 'decision', 76, {
    text: [
      'Take `strict` and `strictTemplates` from the Angular compiler options; run `ng build`, because plain `tsc` reads no template.',
      'Nimm `strict` und `strictTemplates` aus den Optionen des Angular-Compilers; führe `ng build` aus, denn einfaches `tsc` liest kein Template.',
    ],
    why: [
      'A wrong input type is found in the template compiler alone.',
      'Einen falschen Input-Typ findet nur der Template-Compiler.',
    ],
    evidence: confirmedIn('@angular/core 22.2.6', '2026-11-21')('https://angular.dev/tools/cli/template-typecheck'),
  }),
};
