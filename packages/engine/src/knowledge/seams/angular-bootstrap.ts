import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** Angular with Bootstrap: who runs dialogs and dropdowns. */
export const angularBootstrap: Seam = {
  applies: stackHas.all('Angular', 'Bootstrap'),
  directive: should('pair.angular-bootstrap', 'decision', 72, {
    text: [
      'Use ng-bootstrap for dialogs, dropdowns and tooltips where the project has it, else components of your own with Bootstrap’s styles; import no file of `bootstrap/js`.',
      'Nutze für Dialoge, Dropdowns und Tooltips ng-bootstrap, wenn das Projekt es hat, sonst eigene Komponenten mit Bootstraps Styles; importiere keine Datei aus `bootstrap/js`.',
    ],
    why: [
      'The widgets are Angular components with change detection and focus of their own.',
      'Die Widgets sind Angular-Komponenten mit eigener Change Detection und eigenem Fokus.',
    ],
    supersedes: [
      'pair.interface-bootstrap',
      'bootstrap.opt-in',
      'bootstrap.dispose',
      'bootstrap.modal-label',
      'bootstrap.data-attributes',
      'pair.bootstrap-typescript',
    ],
  }),
};
