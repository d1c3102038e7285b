import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** React with Bootstrap: components instead of the plugins. */
export const reactBootstrap: Seam = {
  applies: stackHas.all('React', 'Bootstrap'),
  directive: should('pair.react-bootstrap', 'foot-gun', 84, {
    text: [
      'Use react-bootstrap components where the project has them, else components of your own with Bootstrap’s stylesheet; import no JavaScript of `bootstrap`.',
      'Nutze react-bootstrap, wenn das Projekt es hat, sonst eigene Komponenten mit Bootstraps Stylesheet; importiere kein JavaScript aus `bootstrap`.',
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
      'bootstrap.html-option',
      'bootstrap.popper',
      'bootstrap.jquery',
      'bootstrap.data-attributes',
      'pair.bootstrap-typescript',
    ],
  }),
};
