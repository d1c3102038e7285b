import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** Django with a client framework: serializers and the schema of the API. */
export const interfaceDjangoApi: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['Django']),
  directive: should('pair.interface-django-api', 'decision', 74, {
    text: [
      'Serve JSON through Django REST framework serializers with explicit `fields`, and its OpenAPI schema as the client’s source.',
      'Liefere JSON über Serializer des Django REST framework mit ausdrücklichen `fields`; sein OpenAPI-Schema ist die Quelle des Clients.',
    ],
    why: [
      "`fields = '__all__'` also publishes every column that is added later.",
      "`fields = '__all__'` veröffentlicht auch jede später ergänzte Spalte.",
    ],
    supersedes: ['django.json-script'],
    evidence: readIn(
      'Django REST framework 3.18.3 documentation',
      '2026-11-21',
    )('https://www.django-rest-framework.org/api-guide/serializers/#specifying-which-fields-to-include'),
  }),
};
