import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** Laravel with React or Vue: Inertia or Sanctum, as the app shows. */
export const interfaceLaravel: Seam = {
  applies: stackHas.both(['React', 'Vue'], ['Laravel']),
  directive: must('pair.interface-laravel', 'security', 84, {
    text: [
      'Where composer.json has `inertiajs/inertia-laravel`, and in a new app, write Inertia pages that use Laravel’s session. Only a separate app signs in with Sanctum cookies, after `/sanctum/csrf-cookie`.',
      'Steht `inertiajs/inertia-laravel` in composer.json, und in einer neuen App, schreibe Inertia-Seiten mit Laravels Session. Nur eine getrennte App meldet mit Sanctum-Cookies an, nach `/sanctum/csrf-cookie`.',
    ],
    why: [
      'Each way brings its own routing and session; both at once sign people out at random.',
      'Jeder Weg bringt Routing und Session mit; beide zugleich führen zu scheinbar grundlosen Abmeldungen.',
    ],
  }),
};
