import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { reportedOn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Angular with Tailwind: the stylesheet that loads it, and component styles. */
export const angularTailwind: Seam = {
  applies: stackHas.all('Angular', 'TailwindCSS'),
  technology: 'TailwindCSS',
  directive: should('pair.angular-tailwind', 'foot-gun', 76, {
    text: [
      'Load Tailwind through PostCSS (`.postcssrc.json`) in the global stylesheet; in component styles add `@reference` or use no Tailwind at-rules.',
      'Lade Tailwind über PostCSS (`.postcssrc.json`) im globalen Stylesheet; Komponenten-Styles beginnen mit `@reference` oder kommen ohne Tailwind-Anweisungen aus.',
    ],
    why: [
      'The Angular builder runs no Vite plugins of yours, and component styles are compiled alone.',
      'Der Angular-Builder führt keine eigenen Vite-Plugins aus, und Komponenten-Styles werden einzeln übersetzt.',
    ],
    since: '4',
    evidence: reportedOn('2026-11-21')('https://tailwindcss.com/docs/installation/framework-guides/angular'),
    supersedes: ['tailwind.plugin', 'tailwind.reference'],
  }),
};
