import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Vue with Tailwind: utilities in scoped styles. */
export const vueTailwind: Seam = {
  applies: stackHas.all('Vue', 'TailwindCSS'),
  technology: 'TailwindCSS',
  directive: should('pair.vue-tailwind', 'foot-gun', 78, {
    text: [
      'Write utilities in the template; a `<style scoped>` block with `@apply` begins with `@reference` to the main stylesheet.',
      'Schreibe Utilities ins Template; ein `<style scoped>`-Block mit `@apply` beginnt mit `@reference` auf das Haupt-Stylesheet.',
    ],
    why: [
      'Each style block is compiled alone and knows neither theme nor utilities.',
      'Jeder Style-Block wird für sich übersetzt und kennt weder Theme noch Utilities.',
    ],
    since: '4',
    evidence: readIn(
      'tailwindcss 4.3.5',
      '2026-11-21',
    )('https://tailwindcss.com/docs/functions-and-directives#reference-directive'),
    supersedes: ['tailwind.reference'],
  }),
};
