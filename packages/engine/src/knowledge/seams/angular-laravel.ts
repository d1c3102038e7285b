import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Angular with Laravel: the CSRF cookie on one origin and on two. */
export const angularLaravel: Seam = {
  applies: stackHas.all('Angular', 'Laravel'),
  directive: must('pair.angular-laravel', 'security', 84, {
    text: [
      'Sign in with Sanctum cookies after `/sanctum/csrf-cookie`, from one origin: Angular then sends the `XSRF-TOKEN` cookie back as `X-XSRF-TOKEN` without configuration. For a second origin set the header in an interceptor, together with `withCredentials`.',
      'Melde mit Sanctum-Cookies an, nach `/sanctum/csrf-cookie` und vom selben Origin: Angular schickt das Cookie `XSRF-TOKEN` dann ohne Konfiguration als `X-XSRF-TOKEN` zurück. Bei einem zweiten Origin setze den Header in einem Interceptor, zusammen mit `withCredentials`.',
    ],
    why: [
      'Angular compares origins and adds the header to its own only; a request without it is refused with 419.',
      'Angular vergleicht Origins und setzt den Header nur beim eigenen; eine Anfrage ohne ihn wird mit 419 abgewiesen.',
    ],
    evidence: readIn(
      '@angular/common 22.2.6',
      '2026-11-21',
    )('https://angular.dev/best-practices/security#httpclient-xsrf-csrf-security'),
  }),
};
