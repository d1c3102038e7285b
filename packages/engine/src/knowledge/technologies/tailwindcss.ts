import { must, never, should } from '../../directive.ts';
import type { Technology } from '../../technology.ts';

export const tailwindcss: Technology = {
  name: 'TailwindCSS',
  version: '4+',
  commands: [],
  directives: [
    must(
      'tailwind.css-first',
      92,
      'post-cutoff',
      [
        'Configure in CSS: `@import "tailwindcss";` and design tokens in `@theme`; there is no `tailwind.config.js` and no `content` list to keep.',
        'Konfiguriere in CSS: `@import "tailwindcss";` und Design-Tokens in `@theme`; eine `tailwind.config.js` und eine `content`-Liste gibt es nicht mehr zu pflegen.',
      ],
      {
        scope: ['**/*.css'],
        slot: 'css.theme',
        example: {
          language: 'css',
          bad: '@tailwind base;\n@tailwind components;\n@tailwind utilities;',
          good: '@import "tailwindcss";\n@theme {\n  --color-accent: oklch(0.55 0.2 260);\n}',
        },
      },
    ),
    must('tailwind.plugin', 80, 'post-cutoff', [
      'Build with `@tailwindcss/vite` or `@tailwindcss/postcss`; autoprefixer and postcss-import are built in.',
      'Baue mit `@tailwindcss/vite` oder `@tailwindcss/postcss`; Autoprefixer und postcss-import sind eingebaut.',
    ]),
    must('tailwind.renamed', 88, 'post-cutoff', [
      'Use the current names: `shadow-xs` and `rounded-xs` for the former smallest step, `outline-hidden`, `bg-linear-to-r`, `shrink-0`.',
      'Verwende die heutigen Namen: `shadow-xs` und `rounded-xs` für die frühere kleinste Stufe, `outline-hidden`, `bg-linear-to-r`, `shrink-0`.',
    ]),
    never(
      'tailwind.concatenate',
      94,
      'foot-gun',
      [
        "assemble a class name from pieces such as `'text-' + color`: the scanner cannot see it and the style is missing in production.",
        "einen Klassennamen aus Teilen wie `'text-' + color` zusammensetzen: Der Scanner sieht ihn nicht, und in Produktion fehlt der Stil.",
      ],
      [
        'map each value to a complete class name in an object.',
        'jeden Wert in einem Objekt auf einen vollständigen Klassennamen abbilden.',
      ],
    ),
    must('tailwind.border-color', 70, 'post-cutoff', [
      'Name a border colour: the default is `currentColor` now, and rings are 1 px wide.',
      'Nenne eine Rahmenfarbe: Vorgabe ist jetzt `currentColor`, und Ringe sind 1 px breit.',
    ]),
    should('tailwind.apply', 64, 'decision', [
      'Share a look through a component; keep `@apply` for markup you do not control.',
      'Teile ein Aussehen über eine Komponente; `@apply` bleibt für Markup, das du nicht in der Hand hast.',
    ]),
    should('tailwind.arbitrary', 60, 'decision', [
      'Add a token to `@theme` at the second use of the same arbitrary value.',
      'Lege beim zweiten Gebrauch desselben freien Werts ein Token in `@theme` an.',
    ]),
  ],
};
