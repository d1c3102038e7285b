import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

export const interfacePython: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, technologyGroups.pythonServices),
  directive: must('pair.interface-python', 'decision', 86, {
    text: [
      'Generate the TypeScript client from the service’s OpenAPI document in one script and fail the build when the generated file is stale.',
      'Erzeuge den TypeScript-Client mit einem Skript aus dem OpenAPI-Dokument des Dienstes und lass den Build scheitern, wenn die erzeugte Datei veraltet ist.',
    ],
    why: [
      'Hand-written types follow the service until the first forgotten field.',
      'Typen von Hand folgen dem Dienst bis zum ersten vergessenen Feld.',
    ],
  }),
};
