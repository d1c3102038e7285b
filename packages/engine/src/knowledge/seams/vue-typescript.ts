import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

export const vueTypescript: Seam = {
  applies: stackHas.all('Vue', 'TypeScript'),
  directive: must('pair.vue-typescript', 'decision', 82, {
    text: [
      'Use `lang="ts"`, declare props and emits by type argument, and check templates with `vue-tsc`; plain `tsc` does not read them.',
      'Nutze `lang="ts"`, deklariere Props und Emits per Typargument und prüfe Templates mit `vue-tsc`; einfaches `tsc` liest sie nicht.',
    ],
    why: [
      '`tsc` skips `.vue` files, so a wrong prop passes the build.',
      '`tsc` überspringt `.vue`-Dateien; eine falsche Prop besteht den Build.',
    ],
  }),
};
