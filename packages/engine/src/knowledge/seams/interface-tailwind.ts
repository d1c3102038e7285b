import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** Tailwind with a client framework: classes that a component accepts. */
export const interfaceTailwind: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['TailwindCSS']),
  directive: should('pair.interface-tailwind', 'decision', 76, {
    text: [
      'Let a component accept classes for layout from outside; to override single utilities, use `tailwind-merge` where the project has it.',
      'Lass eine Komponente Klassen für das Layout von außen annehmen; zum Überschreiben einzelner Utilities nutze `tailwind-merge`, wenn das Projekt es hat.',
    ],
    why: [
      'Two classes for one property are resolved by the stylesheet’s order, not by the caller’s.',
      'Bei zwei Klassen für eine Eigenschaft entscheidet die Reihenfolge im Stylesheet, nicht der Aufrufer.',
    ],
  }),
};
