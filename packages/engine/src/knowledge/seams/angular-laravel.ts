import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { confirmedIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

export const angularLaravel: Seam = {
  applies: stackHas.all('Angular', 'Laravel'),
  directive: must('pair.angular-laravel', 'security', 76, {
    text: [
      'Read the `XSRF-TOKEN` cookie with `withXsrfConfiguration`, and send credentials to the Laravel origin only.',
      'Lies das Cookie `XSRF-TOKEN` mit `withXsrfConfiguration` und sende Credentials nur an den Laravel-Ursprung.',
    ],
    why: [
      'Angular adds the header to relative URLs only, so a second origin is refused with 419.',
      'Angular setzt den Header nur bei relativen URLs; ein zweiter Ursprung wird mit 419 abgewiesen.',
    ],
    evidence: confirmedIn(
      '@angular/common 22.2.6',
      '2026-11-21',
    )('https://angular.dev/best-practices/security#httpclient-xsrf-csrf-security'),
  }),
};
