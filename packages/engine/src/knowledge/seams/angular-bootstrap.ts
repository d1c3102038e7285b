import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** Angular with Bootstrap: who runs dialogs and dropdowns. */
export const angularBootstrap: Seam = {
  applies: stackHas.all('Angular', 'Bootstrap'),
  directive: should('pair.angular-bootstrap', 'decision', 72, {
    text: [
      'Use ng-bootstrap for dialogs, dropdowns and tooltips, and Bootstrap’s Sass for the rest.',
      'Nutze ng-bootstrap für Dialoge, Dropdowns und Tooltips und Bootstraps Sass für den Rest.',
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
