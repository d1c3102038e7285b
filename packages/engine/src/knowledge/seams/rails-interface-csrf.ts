import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** Rails with a client framework: the CSRF token of the client code. */
export const railsInterfaceCsrf: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['Ruby on Rails']),
  directive: must('pair.rails-interface-csrf', 'security', 97, {
    text: [
      'Where the session cookie authenticates, send the token of `csrf_meta_tags` as `X-CSRF-Token` with every writing request from the client code.',
      'Wo das Session-Cookie authentifiziert, sende das Token aus `csrf_meta_tags` bei jeder schreibenden Anfrage des Client-Codes als `X-CSRF-Token`.',
    ],
    why: [
      '`skip_forgery_protection` is the usual “fix” and opens the session to every site.',
      '`skip_forgery_protection` ist die übliche „Lösung“ und macht die Sitzung für jede fremde Seite angreifbar.',
    ],
    evidence: readIn(
      'Rails 7.2.4 sources',
      '2026-11-21',
    )('https://guides.rubyonrails.org/security.html#cross-site-request-forgery-csrf'),
  }),
};
