import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** React with JavaScript: types of props without TypeScript. */
export const reactJavascript: Seam = {
  applies: stackHas.all('React', 'JavaScript'),
  directive: should('pair.react-javascript', 'decision', 62, {
    text: [
      'Describe props of exported components as a JSDoc `@param` type; `propTypes` are ignored by React 19.',
      'Beschreibe Props exportierter Komponenten als JSDoc-`@param`-Typ; `propTypes` ignoriert React 19.',
    ],
    why: [
      'The editor then finds the wrong prop before the browser does.',
      'Dann findet der Editor die falsche Prop vor dem Browser.',
    ],
    evidence: readIn('react 19.3.1', '2026-11-21')('https://react.dev/blog/2024/04/25/react-19-upgrade-guide'),
  }),
};
