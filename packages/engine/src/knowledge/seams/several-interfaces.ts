import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** More than one client framework: an app folder for each. */
export const severalInterfaces: Seam = {
  applies: stackHas.several(technologyGroups.screens),
  directive: should('pair.several-interfaces', 'boundary', 96, {
    text: [
      'Each interface framework lives in an app folder of its own with its own build; they share only plain TypeScript, CSS tokens and the API contract. Ask which app is meant when a task does not say.',
      'Jedes UI-Framework bekommt einen eigenen App-Ordner mit eigenem Build; gemeinsam sind nur reines TypeScript, CSS-Tokens und der API-Vertrag. Frage, welche App gemeint ist, wenn die Aufgabe es nicht sagt.',
    ],
    why: [
      'Two renderers on one page double the bundle and share no state.',
      'Zwei Renderer auf einer Seite verdoppeln das Bundle und teilen keinen State.',
    ],
  }),
};
