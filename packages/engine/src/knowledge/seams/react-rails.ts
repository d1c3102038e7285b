import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

export const reactRails: Seam = {
  applies: stackHas.all('React', 'Ruby on Rails'),
  directive: must('pair.react-rails', 'decision', 72, {
    text: [
      'Render a React island into a page only through one mount helper that hands over props as JSON and unmounts on `turbo:before-cache`.',
      'Rendere eine React-Insel in eine Seite nur über einen Helfer, der Props als JSON übergibt und bei `turbo:before-cache` aushängt.',
    ],
    why: [
      'Turbo caches the page with the island’s markup and mounts it a second time.',
      'Turbo legt die Seite samt Insel-Markup in den Cache und hängt sie ein zweites Mal ein.',
    ],
  }),
};
