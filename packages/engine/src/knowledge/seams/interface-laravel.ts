import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** Laravel with React or Vue: Inertia or Sanctum, as the app shows. */
export const interfaceLaravel: Seam = {
  applies: stackHas.both(['React', 'Vue'], ['Laravel']),
  directive: must('pair.interface-laravel', 'security', 84, {
    text: [
      'Write Inertia pages that use Laravel’s session where composer.json has `inertiajs/inertia-laravel`, and in a new app. Only a separate app signs in with Sanctum cookies, after `/sanctum/csrf-cookie`.',
      'Schreibe Inertia-Seiten mit Laravels Session, wenn composer.json `inertiajs/inertia-laravel` enthält, und in einer neuen App. Nur eine getrennte App meldet mit Sanctum-Cookies an, nach `/sanctum/csrf-cookie`.',
    ],
    why: [
      'Each way brings its own routing and session; both at once sign people out at random.',
      'Jeder Weg bringt Routing und Session mit; beide zugleich führen zu scheinbar grundlosen Abmeldungen.',
    ],
  }),
};
