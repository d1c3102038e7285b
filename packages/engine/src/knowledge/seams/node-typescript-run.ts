import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { confirmedIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

export const nodeTypescriptRun: Seam = {
  applies: stackHas.all('Node.js', 'TypeScript'),
  directive: must('pair.node-typescript-run', 'post-cutoff', 72, {
    text: [
      'Write `.ts` in relative imports and set `erasableSyntaxOnly`, `verbatimModuleSyntax` and `rewriteRelativeImportExtensions`, so that Node runs the files as they are.',
      'Schreibe `.ts` in relative Importe und setze `erasableSyntaxOnly`, `verbatimModuleSyntax` und `rewriteRelativeImportExtensions`, damit Node die Dateien unverändert ausführt.',
    ],
    why: [
      'Node resolves no missing extension and erases types only.',
      'Node ergänzt keine Endung und entfernt nur Typen.',
    ],
    since: '24',
    evidence: confirmedIn(
      'Node.js 24.22 documentation',
      '2026-11-21',
    )('https://nodejs.org/docs/latest-v24.x/api/typescript.html#type-stripping'),
  }),
};
