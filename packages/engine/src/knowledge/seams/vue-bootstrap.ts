import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** Vue with Bootstrap: plugins that are created and disposed with a component. */
export const vueBootstrap: Seam = {
  applies: stackHas.all('Vue', 'Bootstrap'),
  directive: should('pair.vue-bootstrap', 'foot-gun', 70, {
    text: [
      'Wrap a Bootstrap plugin in one component that creates it in `onMounted` and calls `dispose()` in `onBeforeUnmount`.',
      'Kapsle ein Bootstrap-Plugin in einer Komponente, die es in `onMounted` erzeugt und in `onBeforeUnmount` `dispose()` aufruft.',
    ],
    why: [
      'A plugin that outlives its element keeps backdrop and listeners on the page.',
      'Überlebt das Plugin sein Element, bleiben Backdrop und Listener auf der Seite zurück.',
    ],
    supersedes: ['pair.interface-bootstrap', 'bootstrap.dispose'],
  }),
};
