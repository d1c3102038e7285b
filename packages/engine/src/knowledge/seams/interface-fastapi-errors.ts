import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** FastAPI with a client framework: validation errors at form fields. */
export const interfaceFastapiErrors: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['FastAPI']),
  directive: should('pair.interface-fastapi-errors', 'foot-gun', 72, {
    text: [
      'Map 422 errors (`detail[].loc`) to form fields in one client function.',
      'Ordne FastAPIs 422-Antwort (`detail[].loc`) in einer Client-Funktion den Formularfeldern zu.',
    ],
    why: [
      'The list form of `detail` renders as `[object Object]` where a sentence is expected.',
      'Als Liste erscheint `detail` dort, wo ein Satz erwartet wird, als `[object Object]`.',
    ],
    evidence: readIn('fastapi 0.142.2', '2026-11-22')('https://fastapi.tiangolo.com/tutorial/handling-errors/'),
  }),
};
