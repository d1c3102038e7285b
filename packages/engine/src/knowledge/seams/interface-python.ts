import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** FastAPI with a client framework: a client generated from its description. */
export const interfacePython: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['FastAPI']),
  directive: should('pair.interface-python', 'foot-gun', 86, {
    supersedes: ['fullstack.contract'],
    text: [
      'Generate the client types from the service’s OpenAPI document with one script, and let CI fail when the generated file is stale.',
      'Erzeuge die Client-Typen mit einem Skript aus dem OpenAPI-Dokument des Dienstes und lass die CI scheitern, wenn die erzeugte Datei veraltet ist.',
    ],
    why: [
      'Hand-written types are correct only until the first forgotten field.',
      'Handgeschriebene Typen stimmen nur bis zum ersten vergessenen Feld.',
    ],
  }),
};
