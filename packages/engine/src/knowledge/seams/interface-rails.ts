import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** Rails with a client framework: who renders a page. */
export const interfaceRails: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['Ruby on Rails']),
  directive: should('pair.interface-rails', 'boundary', 82, {
    supersedes: ['rails.hotwire'],
    text: [
      'Each page is rendered either by Rails views or by the client framework, never by both; follow what the app already does for the area you change.',
      'Jede Seite rendert entweder Rails oder das Client-Framework, nie beide; folge dem, was die App im geänderten Bereich schon tut.',
    ],
    why: [
      'Turbo replaces markup that the client framework manages.',
      'Turbo ersetzt Markup, das das Client-Framework verwaltet.',
    ],
  }),
};
