import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Next.js with Tailwind: how it is built, and fonts as tokens. */
export const nextTailwind: Seam = {
  applies: stackHas.all('Next.js', 'TailwindCSS'),
  directive: should('pair.next-tailwind', 'foot-gun', 72, {
    text: [
      'Keep the one way in which the project builds Tailwind (`@tailwindcss/postcss` in postcss.config.mjs, or `@tailwindcss/turbopack`), import the stylesheet once in the root layout, and set a font of `next/font` as token with `@theme inline { --font-sans: var(--font-inter); }`.',
      'Behalte den einen Weg, auf dem das Projekt Tailwind baut (`@tailwindcss/postcss` in postcss.config.mjs oder `@tailwindcss/turbopack`), importiere das Stylesheet einmal im Root-Layout und setze eine Schrift aus `next/font` als Token mit `@theme inline { --font-sans: var(--font-inter); }`.',
    ],
    why: [
      '`@tailwindcss/vite` does nothing in Next.js; without `inline` the variable is resolved at the root, where the class of the font is missing.',
      '`@tailwindcss/vite` bewirkt in Next.js nichts; ohne `inline` wird die Variable an der Wurzel aufgelöst, wo die Klasse der Schrift fehlt.',
    ],
    evidence: readIn(
      'next 16.4.6, its bundled docs',
      '2026-11-27',
    )('https://nextjs.org/docs/app/getting-started/css#tailwind-css'),
    supersedes: ['tailwind.plugin', 'tailwind.theme-inline'],
  }),
};
