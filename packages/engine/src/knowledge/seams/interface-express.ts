import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

export const interfaceExpress: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['Express']),
  directive: must('pair.interface-express', 'decision', 80, {
    text: [
      'Share zod schemas in one package: Express parses with them, the client infers its types from them, and neither writes a shape again.',
      'Teile zod-Schemas in einem Paket: Express prüft damit, der Client leitet daraus seine Typen ab, und niemand schreibt eine Form neu.',
    ],
    why: ['One schema cannot disagree with itself.', 'Ein Schema kann sich nicht selbst widersprechen.'],
  }),
};
