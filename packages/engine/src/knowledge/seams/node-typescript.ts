import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

export const nodeTypescript: Seam = {
  applies: stackHas.both(['TypeScript'], technologyGroups.javascriptServers),
  directive: must('pair.node-typescript', 'decision', 80, {
    text: [
      'Share request and response types with the client from one package, derived from the schemas the server validates with.',
      'Teile Anfrage- und Antworttypen mit dem Client aus einem Paket, abgeleitet aus den Schemas, mit denen der Server prüft.',
    ],
    why: [
      'A type that was only written down is not what the client sends.',
      'Ein nur aufgeschriebener Typ ist nicht das, was der Client sendet.',
    ],
  }),
};
