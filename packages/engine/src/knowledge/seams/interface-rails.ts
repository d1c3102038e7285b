import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

export const interfaceRails: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['Ruby on Rails']),
  directive: must('pair.interface-rails', 'decision', 82, {
    supersedes: ['rails.hotwire'],
    text: [
      'Choose once: Hotwire pages, or Rails in API mode with a separate app and a session cookie. A page is rendered by one side only.',
      'Entscheide einmal: Hotwire-Seiten oder Rails im API-Modus mit getrennter App und Session-Cookie. Eine Seite rendert nur eine Seite der beiden.',
    ],
    why: [
      'Turbo replaces markup under a client framework and breaks its tree.',
      'Turbo ersetzt Markup unter einem Client-Framework und zerstört dessen Baum.',
    ],
  }),
};
