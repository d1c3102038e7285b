import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { reportedOn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Laravel with React or Vue: what Inertia 3 changed. Angular has no adapter. */
export const laravelInertia: Seam = {
  applies: stackHas.both(['React', 'Vue'], ['Laravel']),
  directive: should('pair.laravel-inertia', 'foot-gun', 86, {
    text: [
      'In Inertia 3 `Inertia::optional()` replaces `lazy()`, requests beside pages go through `useHttp`, and axios is no longer included.',
      'In Inertia 3 ersetzt `Inertia::optional()` das alte `lazy()`, Anfragen neben Seiten laufen über `useHttp`, und axios gehört nicht mehr dazu.',
    ],
    why: [
      'Code for version 2 calls a method and a package that are gone.',
      'Code für Version 2 ruft eine Methode und ein Paket auf, die es nicht mehr gibt.',
    ],
    evidence: reportedOn('2026-11-27')('https://inertiajs.com/docs/v3/getting-started/upgrade-guide'),
  }),
};
