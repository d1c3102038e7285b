import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Angular with TypeScript: the versions that its compiler accepts. */
export const angularTypescript: Seam = {
  applies: stackHas.all('Angular', 'TypeScript'),
  technology: 'Angular',
  directive: should('pair.angular-typescript', 'post-cutoff', 86, {
    text: [
      'Stay on the TypeScript that Angular supports: 22.2 needs `>=6.0 <6.1`, so do not install 7.',
      'Bleib bei dem TypeScript, das Angular unterstützt: 22.2 braucht `>=6.0 <6.1`, installiere also kein 7.',
    ],
    why: ['The Angular compiler refuses any other version.', 'Der Angular-Compiler lehnt jede andere Version ab.'],
    since: '22',
    evidence: readIn('@angular/core 22.2.6', '2026-11-21')('https://angular.dev/reference/versions'),
  }),
};
