import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** A client framework with FastAPI, Flask or Express: one origin, or a list of them. */
export const interfaceCors: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['FastAPI', 'Flask', 'Express']),
  directive: must('pair.interface-cors', 'security', 80, {
    text: [
      'Serve app and API from one origin, in development through the proxy of the dev server; where origins differ, list them exactly in CORS, and never `*` with credentials.',
      'Liefere App und API vom selben Origin aus, in der Entwicklung über den Proxy des Dev-Servers; wo Origins sich unterscheiden, liste sie in CORS genau auf, nie `*` mit Credentials.',
    ],
    why: [
      'One origin needs no CORS at all, and a wildcard with credentials is refused by browsers.',
      'Ein gemeinsamer Origin braucht kein CORS, und eine Wildcard mit Credentials lehnen Browser ab.',
    ],
  }),
};
