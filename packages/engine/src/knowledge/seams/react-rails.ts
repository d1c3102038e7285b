import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** React with Rails: mounting into pages that Turbo keeps. */
export const reactRails: Seam = {
  applies: stackHas.all('React', 'Ruby on Rails'),
  directive: should('pair.react-rails', 'foot-gun', 72, {
    supersedes: ['pair.interface-rails'],
    text: [
      'Render React into a Rails page only through one mount helper that passes props as JSON and unmounts on `turbo:before-cache`; React manages everything inside its mount point, Turbo everything outside.',
      'Rendere React in eine Rails-Seite nur über einen Mount-Helper, der Props als JSON übergibt und bei `turbo:before-cache` unmountet; React verwaltet alles in seinem Mount-Punkt, Turbo alles außerhalb.',
    ],
    why: [
      'Otherwise Turbo caches the page with React’s markup and mounts it a second time.',
      'Sonst legt Turbo die Seite samt React-Markup in den Cache und mountet sie ein zweites Mal.',
    ],
  }),
};
