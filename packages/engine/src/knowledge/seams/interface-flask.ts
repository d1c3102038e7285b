import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** Flask with a client framework: the description of the API. */
export const interfaceFlask: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['Flask']),
  directive: should('pair.interface-flask', 'decision', 70, {
    text: [
      'Where the API is described by an extension (APIFlask, flask-smorest), validate requests with the schemas that it publishes.',
      'Beschreibt eine Erweiterung (APIFlask, flask-smorest) die API, prüfe Anfragen mit den Schemas, die sie veröffentlicht.',
    ],
    why: [
      'Flask itself describes nothing, and a hand-kept document is wrong after a week.',
      'Flask selbst beschreibt nichts, und ein von Hand gepflegtes Dokument stimmt nach einer Woche nicht mehr.',
    ],
  }),
};
