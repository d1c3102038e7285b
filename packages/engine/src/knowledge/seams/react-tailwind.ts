import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** React with Tailwind: variants of a component. */
export const reactTailwind: Seam = {
  applies: stackHas.all('React', 'TailwindCSS'),
  directive: should('pair.react-tailwind', 'decision', 74, {
    text: [
      'Express variants as a map from prop to complete class strings next to the component; pass `className` to `twMerge` last where the project has `tailwind-merge`.',
      'Schreibe Varianten als Map von Prop auf vollständige Klassen neben die Komponente; übergib `className` als letztes Argument an `twMerge`, wenn das Projekt `tailwind-merge` hat.',
    ],
    why: [
      'Between two conflicting utilities the order in the stylesheet decides, not the order in `className`.',
      'Bei zwei widersprüchlichen Utilities entscheidet die Reihenfolge im Stylesheet, nicht die in `className`.',
    ],
    supersedes: ['pair.interface-tailwind', 'tailwind.concatenate', 'pair.tailwind-typescript'],
  }),
};
