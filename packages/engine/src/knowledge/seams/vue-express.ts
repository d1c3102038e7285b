import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** Vue with Express: the built app behind the API routes. */
export const vueExpress: Seam = {
  applies: stackHas.all('Vue', 'Express'),
  directive: should('pair.vue-express', 'foot-gun', 72, {
    text: [
      'In production let Express serve `dist`, with the history fallback after the API routes.',
      'Lass Express in Produktion `dist` ausliefern, mit dem History-Fallback nach den API-Routen.',
    ],
    why: [
      'A fallback before the API answers unknown calls with a page and status 200.',
      'Ein Fallback vor der API beantwortet unbekannte Aufrufe mit einer Seite und Status 200.',
    ],
  }),
};
