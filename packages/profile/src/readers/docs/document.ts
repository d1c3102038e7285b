import type { Findings, Step } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesToSteps } from '../ci/lines-to-steps.ts';
import { contributionRules } from '../policy/contribution-rules.ts';

const fence = /^[ \t]*```(?:sh|bash|shell|console|zsh|terminal|text)?[ \t]*\n([\s\S]{1,4000}?)^[ \t]*```/gm;
/** A sentence that tells people to run a command; one that warns of it tells nothing. */
const told = /(?<!\b(?:not|never|instead of|n't|without)\s{1,3}(?:to\s)?)\b[Rr]un\s+`([^`\n]{3,120})`/g;
const mostBlocks = 60;

/** Reads README and CONTRIBUTING: the commands that their code blocks tell people to run. */
export function readDocument({ name, text, folder }: ReadableFile): Findings {
  const home = folder.replace(/(?:^|\/)(?:\.github|docs?)$/, '');
  const blocks = [...text.matchAll(fence)].slice(0, mostBlocks).map(([, block = '']) => block);
  const inline = [...text.matchAll(told)].slice(0, mostBlocks).map(([, command = '']) => command);
  const steps = [...blocks, ...inline].flatMap((block): Step[] =>
    linesToSteps(block.replace(/^[ \t]*[$❯>] /gm, ''), { folder: home, source: 'docs', needs: [] }, true),
  );
  return { ...(steps.length === 0 ? {} : { steps }), ...(/^readme/i.test(name) ? {} : contributionRules(text)) };
}
