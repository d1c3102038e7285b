import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Nuxt with Tailwind: how it is built, and where its stylesheet lies. */
export const nuxtTailwind: Seam = {
  applies: stackHas.all('Nuxt', 'TailwindCSS'),
  directive: should('pair.nuxt-tailwind', 'foot-gun', 74, {
    text: [
      'Build Tailwind with `@tailwindcss/vite` under `vite.plugins` of nuxt.config, and list the stylesheet that imports it in `css`, as `~/assets/css/main.css` below `app/`. Nuxt UI does both by itself; install no `@nuxtjs/tailwindcss`.',
      'Baue Tailwind mit `@tailwindcss/vite` unter `vite.plugins` in nuxt.config und nenne das Stylesheet, das es importiert, in `css`, als `~/assets/css/main.css` unter `app/`. Nuxt UI macht beides selbst; installiere kein `@nuxtjs/tailwindcss`.',
    ],
    why: [
      'The module brings Tailwind 3 with it, and `assets/` at the root is not what `~` means in Nuxt 4.',
      'Das Modul bringt Tailwind 3 mit, und `assets/` in der Wurzel ist in Nuxt 4 nicht, was `~` meint.',
    ],
    evidence: readIn(
      'nuxt 4.5.2, @tailwindcss/vite 4.3.5',
      '2026-11-27',
    )('https://tailwindcss.com/docs/installation/framework-guides/nuxt'),
    supersedes: ['tailwind.plugin'],
  }),
};
