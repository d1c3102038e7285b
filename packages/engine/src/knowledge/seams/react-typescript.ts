import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** React with TypeScript: types of props. */
export const reactTypescript: Seam = {
  applies: stackHas.all('React', 'TypeScript'),
  directive: should('pair.react-typescript', 'decision', 74, {
    known: 'model',
    text: [
      "Type props as a plain object type on the parameter, extend native elements with `ComponentProps<'button'>`, and leave `React.FC` out.",
      "Typisiere Props als einfachen Objekttyp am Parameter, erweitere native Elemente mit `ComponentProps<'button'>` und lass `React.FC` weg.",
    ],
    why: [
      '`FC` adds nothing, and hand-typed native props are incomplete.',
      '`FC` bringt nichts, und von Hand typisierte native Props sind unvollständig.',
    ],
  }),
};
