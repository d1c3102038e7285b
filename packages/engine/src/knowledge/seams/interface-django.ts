import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** Django with a client framework: session cookie and CSRF token. */
export const interfaceDjango: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['Django']),
  directive: must('pair.interface-django', 'security', 97, {
    text: [
      'Sign in with Django’s session cookie and send the CSRF header on every writing request; the view that serves the app sets the CSRF cookie with `ensure_csrf_cookie`. Keep no token in local storage.',
      'Nutze zur Anmeldung Djangos Session-Cookie und sende bei jeder schreibenden Anfrage den CSRF-Header; die View, die die App ausliefert, setzt das CSRF-Cookie mit `ensure_csrf_cookie`. Speichere kein Token im Local Storage.',
    ],
    why: [
      'A script on the page can read local storage, but not an HttpOnly cookie.',
      'Ein Skript der Seite kann den Local Storage lesen, ein HttpOnly-Cookie nicht.',
    ],
  }),
};
