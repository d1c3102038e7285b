import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** React with Bootstrap: components instead of the plugins. */
export const reactBootstrap: Seam = {
  applies: stackHas.all('React', 'Bootstrap'),
  directive: should('pair.react-bootstrap', 'decision', 72, {
    text: [
      'Use react-bootstrap components with Bootstrap’s stylesheet, and import no file of `bootstrap/js`.',
      'Nutze Komponenten aus react-bootstrap mit Bootstraps Stylesheet und importiere keine Datei aus `bootstrap/js`.',
    ],
    why: [
      'The components keep focus and state in React; the scripts would move nodes that React manages.',
      'Die Komponenten halten Fokus und Zustand in React; die Skripte würden Knoten verschieben, die React verwaltet.',
    ],
    supersedes: [
      'pair.interface-bootstrap',
      'bootstrap.opt-in',
      'bootstrap.dispose',
      'bootstrap.modal-label',
      'bootstrap.data-attributes',
      'pair.bootstrap-typescript',
    ],
  }),
};
