import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Vue with TypeScript: typed props and emits, and the versions that its type checker accepts. */
export const vueTypescript: Seam = {
  applies: stackHas.all('Vue', 'TypeScript'),
  technology: 'TypeScript',
  directive: should('pair.vue-typescript', 'post-cutoff', 88, {
    text: [
      'Use `lang="ts"`, declare props and emits by type argument, and do not install TypeScript 7: `vue-tsc` 3.3 crashes on it.',
      'Nutze `lang="ts"`, deklariere Props und Emits per Typargument und installiere TypeScript 7 nicht: `vue-tsc` 3.3 stürzt damit ab.',
    ],
    why: [
      'Only `vue-tsc` reads templates; plain `tsc` skips `.vue` files.',
      'Nur `vue-tsc` liest Templates; einfaches `tsc` überspringt `.vue`-Dateien.',
    ],
    since: '6',
    evidence: readIn('vue-tsc 3.3.14', '2026-11-22')('https://vuejs.org/guide/typescript/overview'),
  }),
};
