import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

export const nodeTypescript: Seam = {
  applies: stackHas.both(['TypeScript'], technologyGroups.javascriptServers),
  directive: should('pair.node-typescript', 'decision', 80, {
    slot: 'api.types',
    needs: ['client'],
    text: [
      'Share request and response types with the client from one place, derived from what the server validates with.',
      'Teile Anfrage- und Antworttypen mit dem Client aus einer Stelle, abgeleitet aus dem, womit der Server validiert.',
    ],
    why: [
      'A hand-written type is not checked against what is sent.',
      'Ein handgeschriebener Typ wird nicht gegen das geprüft, was gesendet wird.',
    ],
  }),
};
