import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { reportedOn } from '../evidence.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** Flask with a client framework: the token of a page that sends JSON. */
export const interfaceFlaskCsrf: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['Flask']),
  directive: must('pair.interface-flask-csrf', 'security', 90, {
    text: [
      'Where the session cookie authenticates, let Flask-WTF’s `CSRFProtect` check JSON requests, too: hand the page `generate_csrf()` and send it as `X-CSRFToken` with every writing request.',
      'Wo das Session-Cookie authentifiziert, lass `CSRFProtect` aus Flask-WTF auch JSON-Anfragen prüfen: Gib der Seite `generate_csrf()` mit und sende es bei jeder schreibenden Anfrage als `X-CSRFToken`.',
    ],
    why: [
      'A page without Flask’s forms has no hidden field, so each of its requests is refused or the check gets switched off.',
      'Eine Seite ohne Flasks Formulare hat kein verstecktes Feld; jede Anfrage wird abgelehnt, oder jemand schaltet die Prüfung ab.',
    ],
    evidence: reportedOn('2026-11-27')('https://flask-wtf.readthedocs.io/en/1.2.x/csrf/'),
  }),
};
