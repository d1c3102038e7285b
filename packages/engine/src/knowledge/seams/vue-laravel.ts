import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** Vue with Laravel: shared data and typed props through Inertia. */
export const vueLaravel: Seam = {
  applies: stackHas.all('Vue', 'Laravel'),
  directive: should('pair.vue-laravel', 'decision', 80, {
    supersedes: ['fullstack.contract', 'vue.guard-return', 'vue.route-params'],
    text: [
      'With Inertia, share the signed-in user and flash messages through the middleware, and type page props in one place.',
      'Gib mit Inertia die angemeldete Person und Flash-Meldungen über die Middleware weiter und typisiere Seiten-Props an einer Stelle.',
    ],
    why: [
      'Props that every controller passes by hand get forgotten on one page.',
      'Props, die jeder Controller von Hand übergibt, fehlen irgendwann auf einer Seite.',
    ],
  }),
};
