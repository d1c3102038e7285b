import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** Flask with a client framework: the description of the API. */
export const interfaceFlask: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['Flask']),
  directive: should('pair.interface-flask', 'decision', 70, {
    text: [
      'Describe the API with an OpenAPI extension (APIFlask or flask-smorest), and validate requests with the same schemas.',
      'Beschreibe die API mit einer OpenAPI-Erweiterung (APIFlask oder flask-smorest) und prüfe Anfragen mit denselben Schemas.',
    ],
    why: [
      'Flask itself describes nothing, and a hand-kept document is wrong after a week.',
      'Flask selbst beschreibt nichts, und ein von Hand gepflegtes Dokument stimmt nach einer Woche nicht mehr.',
    ],
  }),
};
