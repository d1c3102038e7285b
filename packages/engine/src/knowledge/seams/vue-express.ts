import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

export const vueExpress: Seam = {
  applies: stackHas.all('Vue', 'Express'),
  directive: must('pair.vue-express', 'foot-gun', 72, {
    text: [
      'Proxy `/api` in the Vite dev server, and in production let Express serve `dist` with a history fallback after the API routes.',
      'Leite `/api` im Vite-Dev-Server weiter; in Produktion liefert Express `dist` aus, mit History-Fallback nach den API-Routen.',
    ],
    why: [
      'A fallback before the API answers unknown calls with a page and status 200.',
      'Ein Fallback vor der API beantwortet unbekannte Aufrufe mit einer Seite und Status 200.',
    ],
  }),
};
