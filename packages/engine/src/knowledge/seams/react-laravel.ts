import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** React with Laravel: pages through Inertia. */
export const reactLaravel: Seam = {
  applies: stackHas.all('React', 'Laravel'),
  directive: should('pair.react-laravel', 'decision', 80, {
    supersedes: ['react.server-state', 'react.actions', 'fullstack.contract'],
    text: [
      'With Inertia, pages get props from controllers and forms go through `useForm`; add no second router and no query cache beside it.',
      'Mit Inertia bekommen Seiten ihre Props von Controllern, und Formulare laufen über `useForm`; daneben kein zweiter Router und kein Query-Cache.',
    ],
    why: [
      'Inertia already handles navigation, errors and reloads; a second cache shows stale data.',
      'Um Navigation, Fehler und Nachladen kümmert sich schon Inertia; ein zweiter Cache zeigt veraltete Daten.',
    ],
    evidence: readIn('@inertiajs/react 3.7.1', '2026-11-21')('https://inertiajs.com/forms'),
  }),
};
