import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { reportedOn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Angular with Django: the session cookie, and a CSRF token whose names the two spell differently. */
export const angularDjango: Seam = {
  applies: stackHas.all('Angular', 'Django'),
  directive: must('pair.angular-django', 'security', 97, {
    text: [
      "Sign in with Django’s session cookie, from one origin. Give `HttpClient` Django’s names, `withXsrfConfiguration({ cookieName: 'csrftoken', headerName: 'X-CSRFToken' })`; the view that serves the app sets the cookie with `ensure_csrf_cookie`. Keep no token in local storage.",
      "Nutze zur Anmeldung Djangos Session-Cookie, vom selben Origin aus. Gib `HttpClient` die Namen von Django, `withXsrfConfiguration({ cookieName: 'csrftoken', headerName: 'X-CSRFToken' })`; die View, die die App ausliefert, setzt das Cookie mit `ensure_csrf_cookie`. Speichere kein Token im Local Storage.",
    ],
    why: [
      'Angular looks for `XSRF-TOKEN`, finds nothing and sends no header; Django then answers 403.',
      'Angular sucht `XSRF-TOKEN`, findet nichts und sendet keinen Header; Django antwortet dann mit 403.',
    ],
    evidence: reportedOn('2026-11-27')('https://angular.dev/best-practices/security#httpclient-xsrf-csrf-security'),
    supersedes: ['pair.interface-django'],
  }),
};
