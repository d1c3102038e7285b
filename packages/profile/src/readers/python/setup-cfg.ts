import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';
import { requirement } from './requirement.ts';

/** Reads the package that `setup.cfg` describes: its dependencies and the version of Python. */
export function readSetupCfg({ text }: ReadableFile): Findings {
  const dependencies = [];
  let isListing = false;
  for (const line of linesOf(text)) {
    if (/^\S/.test(line)) isListing = /^install_requires\s*=/.test(line);
    if (!isListing) continue;
    const found = requirement(line.replace(/^install_requires\s*=/, ''), false);
    if (found !== undefined) dependencies.push(found);
  }
  const python = /^python_requires\s*=\s*([^\s#;]{1,40})\s*$/m.exec(text)?.[1];
  return { dependencies, runtimes: python === undefined ? [] : [{ name: 'python', version: python }] };
}
