import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

export const reactTailwind: Seam = {
  applies: stackHas.all('React', 'TailwindCSS'),
  directive: must('pair.react-tailwind', 'decision', 78, {
    text: [
      'Express variants as a map from prop to complete class strings next to the component, and merge `className` last with `tailwind-merge`.',
      'Drücke Varianten als Abbildung von Prop auf vollständige Klassen neben der Komponente aus und führe `className` zuletzt mit `tailwind-merge` zusammen.',
    ],
    why: [
      'The scanner finds whole strings only, and of two conflicting utilities the stylesheet’s order decides.',
      'Der Scanner findet nur ganze Zeichenketten, und bei zwei widersprüchlichen Utilities entscheidet das Stylesheet.',
    ],
    supersedes: ['pair.interface-tailwind'],
  }),
};
