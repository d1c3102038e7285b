import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** Angular with Bootstrap: who runs dialogs and dropdowns. */
export const angularBootstrap: Seam = {
  applies: stackHas.all('Angular', 'Bootstrap'),
  directive: should('pair.angular-bootstrap', 'foot-gun', 90, {
    text: [
      'Take dialogs, dropdowns and tooltips from ng-bootstrap where it is installed, or write them in Angular with Bootstrap’s classes; its scripts stay out.',
      'Nimm Dialoge, Dropdowns und Tooltips aus ng-bootstrap, wenn es installiert ist, oder schreibe sie in Angular mit Bootstraps Klassen; seine Skripte bleiben draußen.',
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
      'bootstrap.html-option',
      'bootstrap.popper',
      'bootstrap.jquery',
      'bootstrap.data-attributes',
      'pair.bootstrap-typescript',
    ],
  }),
};
