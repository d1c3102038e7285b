import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** Bootstrap with TypeScript: imports and types of the plugins. */
export const bootstrapTypescript: Seam = {
  applies: stackHas.all('Bootstrap', 'TypeScript'),
  directive: should('pair.bootstrap-typescript', 'decision', 54, {
    text: [
      "Import plugins one by one (`import { Modal } from 'bootstrap'`) with `@types/bootstrap`; there is no global `bootstrap`.",
      "Importiere Plugins einzeln (`import { Modal } from 'bootstrap'`) mit `@types/bootstrap`; ein globales `bootstrap` gibt es nicht.",
    ],
    why: [
      'The global exists only where the script tag was loaded first.',
      'Die globale Variable gibt es nur, wenn vorher das Script-Tag geladen wurde.',
    ],
  }),
};
