import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** TypeScript with a JavaScript server: types that both sides share. */
export const nodeTypescript: Seam = {
  applies: stackHas.both(['TypeScript'], technologyGroups.javascriptServers),
  directive: should('pair.node-typescript', 'decision', 80, {
    slot: 'api.types',
    needs: ['client'],
    text: [
      'Derive request and response types in one place from the schemas the server validates with, and share them with the client.',
      'Leite Anfrage- und Antworttypen an einer Stelle aus den Schemas ab, mit denen der Server validiert, und teile sie mit dem Client.',
    ],
    why: [
      'A hand-written type is not checked against what is sent.',
      'Ob ein handgeschriebener Typ zu den gesendeten Daten passt, prüft niemand.',
    ],
    supersedes: ['typescript.infer-schema'],
  }),
};
