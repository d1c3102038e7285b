import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** Laravel with a client framework: Inertia or Sanctum. */
export const interfaceLaravel: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['Laravel']),
  directive: must('pair.interface-laravel', 'security', 84, {
    text: [
      'Choose once: Inertia pages with Laravel’s session, or a separate app with Sanctum cookies after `/sanctum/csrf-cookie`. Do not mix both.',
      'Entscheide einmal: Inertia-Seiten mit Laravels Session oder eine getrennte App mit Sanctum-Cookies nach `/sanctum/csrf-cookie`. Mische beides nicht.',
    ],
    why: [
      'Each way brings its own routing and session; both at once sign people out at random.',
      'Jeder Weg bringt Routing und Session mit; beide zugleich führen zu scheinbar grundlosen Abmeldungen.',
    ],
  }),
};
