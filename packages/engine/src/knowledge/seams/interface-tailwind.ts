import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

export const interfaceTailwind: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['TailwindCSS']),
  directive: must('pair.interface-tailwind', 'decision', 76, {
    text: [
      'A component takes `class` or `className` last and merges it with `tailwind-merge`, so that a caller can override one utility.',
      'Eine Komponente nimmt `class` oder `className` zuletzt an und führt es mit `tailwind-merge` zusammen, damit ein Aufrufer eine Utility überschreiben kann.',
    ],
    why: [
      'Two classes for one property are resolved by the stylesheet’s order, not by the caller’s.',
      'Bei zwei Klassen für eine Eigenschaft entscheidet die Reihenfolge im Stylesheet, nicht der Aufrufer.',
    ],
  }),
};
