import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** Express with a client framework: validation schemas on both sides. */
export const interfaceExpress: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['Express']),
  directive: should('pair.interface-express', 'decision', 80, {
    text: [
      'Where the project validates with a schema library, share the schemas: Express validates with them, and the client infers its types from them.',
      'Wo das Projekt mit einer Schema-Bibliothek validiert, teile die Schemas: Express validiert damit, und der Client leitet daraus seine Typen ab.',
    ],
    why: ['One schema cannot disagree with itself.', 'Ein Schema kann sich nicht selbst widersprechen.'],
    supersedes: ['fullstack.contract', 'pair.node-typescript', 'typescript.infer-schema'],
  }),
};
