import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** Tailwind with TypeScript: complete maps of variants. */
export const tailwindTypescript: Seam = {
  applies: stackHas.all('TailwindCSS', 'TypeScript'),
  directive: should('pair.tailwind-typescript', 'foot-gun', 56, {
    known: 'model',
    text: [
      'Type variant maps with `satisfies Record<Variant, string>`, so that every variant has complete class names.',
      'Typisiere Varianten mit `satisfies Record<Variant, string>`, damit jede Variante vollständige Klassennamen hat.',
    ],
    why: [
      'A missing variant is a compile error instead of an unstyled button.',
      'Eine fehlende Variante ist dann ein Compilerfehler und kein Button ohne Styles.',
    ],
    supersedes: ['tailwind.concatenate'],
  }),
};
