import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

/** Reads `phpstan.neon` and its `dist` form: the level and the extensions. No kept parser of NEON exists for JavaScript. */
export function readPhpstanNeon({ text }: ReadableFile): Findings {
  const lines = linesOf(text);
  const level = lines.flatMap((line) => /^\s+level:\s*(\w{1,3})\s*$/.exec(line)?.[1] ?? [])[0];
  const extensions = lines.flatMap((line) => /^\s*-\s*(?:\.\/)?vendor\/([\w-]+\/[\w-]+)\//.exec(line)?.[1] ?? []);
  return {
    checks: [{ name: 'phpstan', settings: [...(level === undefined ? [] : [`level:${level}`]), ...extensions] }],
  };
}
