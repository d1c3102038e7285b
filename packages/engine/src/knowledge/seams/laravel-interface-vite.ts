import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** Laravel with a client framework: assets through Vite. */
export const laravelInterfaceVite: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['Laravel']),
  directive: should('pair.laravel-interface-vite', 'foot-gun', 60, {
    text: [
      'Load assets with `@vite` and laravel-vite-plugin; write no fixed script path into a Blade file.',
      'Lade Assets mit `@vite` und laravel-vite-plugin; schreibe keinen festen Skriptpfad in eine Blade-Datei.',
    ],
    why: [
      'The manifest names the hashed file; a fixed path works in development only.',
      'Das Manifest nennt die Datei mit Hash; ein fester Pfad funktioniert nur in der Entwicklung.',
    ],
    evidence: readIn('laravel/framework 13.31.0 sources', '2026-11-21')('https://laravel.com/docs/13.x/vite'),
  }),
};
