import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

export const vueLaravel: Seam = {
  applies: stackHas.all('Vue', 'Laravel'),
  directive: must('pair.vue-laravel', 'decision', 80, {
    text: [
      'With Inertia, share the signed-in user and flash messages through the middleware, and type page props in one place.',
      'Teile mit Inertia Benutzer und Meldungen über die Middleware und typisiere Seiten-Props an einer Stelle.',
    ],
    why: [
      'Props passed by hand through every controller are missing on one page.',
      'Von Hand durch jeden Controller gereichte Props fehlen auf einer Seite.',
    ],
  }),
};
