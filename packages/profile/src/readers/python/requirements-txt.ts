import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';
import { requirement } from './requirement.ts';

/** Reads `requirements*.txt` and `requirements/*.txt`; no kept parser of the format exists for JavaScript. */
export function readRequirementsTxt({ path, name, text }: ReadableFile): Findings {
  const isDev = /dev|test|lint|doc|ci/.test(path.slice(path.indexOf('requirements') + 'requirements'.length));
  const lines = linesOf(text).filter((line) => !/^\s*(?:#|-|$)/.test(line));
  const [, home] = /^(?:(.*)\/)?requirements\/[^/]+$/.exec(path) ?? [];
  return {
    ...(path.endsWith(`requirements/${name}`) ? { folder: home ?? '' } : {}),
    managers: name === 'requirements.txt' ? [{ name: 'pip' }] : [],
    includes: linesOf(text)
      .filter((line) => /^-r/.test(line))
      .join('\n'),
    dependencies: lines.flatMap((line) => requirement(line, isDev) ?? []),
  };
}
