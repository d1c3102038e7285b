import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** Django with a client framework: the way from the build to the page. */
export const djangoInterfaceFiles: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['Django']),
  directive: should('pair.django-interface-files', 'decision', 58, {
    text: [
      'Build the app with Vite into Django’s static files with a manifest, and let a template tag insert the hashed file names.',
      'Baue die App mit Vite samt Manifest in Djangos statische Dateien, und lass ein Template-Tag die Dateinamen mit Hash einsetzen.',
    ],
    why: [
      'With a fixed file name, browsers keep the old script in their cache.',
      'Bei einem festen Dateinamen behalten Browser das alte Skript im Cache.',
    ],
  }),
};
