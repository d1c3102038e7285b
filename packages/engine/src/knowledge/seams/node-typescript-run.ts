import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Node.js with TypeScript that Node runs without a compiler: imports and options. */
export const nodeTypescriptRun: Seam = {
  applies: stackHas.all('Node.js', 'TypeScript'),
  technology: 'Node.js',
  directive: should('pair.node-typescript-run', 'post-cutoff', 72, {
    text: [
      'Where Node runs the `.ts` files itself, write `.ts` in relative imports, set `module` to `nodenext` with `noEmit` and `allowImportingTsExtensions`, and use `imports` of package.json instead of `paths`.',
      'Wo Node die `.ts`-Dateien selbst ausführt, schreibe `.ts` in relative Importe, setze `module` auf `nodenext` mit `noEmit` und `allowImportingTsExtensions` und nutze `imports` aus package.json statt `paths`.',
    ],
    why: [
      'Node adds no missing extension and reads no tsconfig: `paths` and bundler resolution end in ERR_MODULE_NOT_FOUND.',
      'Node ergänzt keine Endung und liest keine tsconfig: `paths` und Bundler-Auflösung enden mit ERR_MODULE_NOT_FOUND.',
    ],
    since: '24',
    evidence: readIn(
      'Node.js 24.22 documentation',
      '2026-11-21',
    )('https://nodejs.org/docs/latest-v24.x/api/typescript.html#type-stripping'),
  }),
};
