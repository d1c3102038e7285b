import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

export const interfaceCors: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['FastAPI', 'Flask', 'Express']),
  directive: must('pair.interface-cors', 'security', 80, {
    text: [
      'Serve app and API from one origin through a dev proxy; where origins differ, list them in CORS exactly, without `*` beside credentials.',
      'Liefere App und API über einen Dev-Proxy vom selben Ursprung aus; wo Ursprünge sich unterscheiden, liste sie in CORS genau auf, ohne `*` neben Credentials.',
    ],
    why: [
      'One origin needs no CORS at all, and a wildcard with credentials is refused by browsers.',
      'Ein Ursprung braucht gar kein CORS, und einen Platzhalter mit Credentials lehnen Browser ab.',
    ],
  }),
};
