import type { Findings } from '../findings.ts';
import type { ReadableFile } from '../reader.ts';
import { linesOf } from '../shape/lines-of.ts';

const runtimeOf: Readonly<Record<string, string>> = {
  '.nvmrc': 'node',
  '.node-version': 'node',
  '.python-version': 'python',
  '.ruby-version': 'ruby',
};

/** Reads `.nvmrc`, `.node-version`, `.python-version` and `.ruby-version`: the version is the first line. */
export function readVersionFile({ name, text }: ReadableFile): Findings {
  const version = /^(?:v|ruby-)?([\w./-]{1,40})$/.exec((linesOf(text)[0] ?? '').trim())?.[1];
  const runtime = runtimeOf[name];
  return version === undefined || runtime === undefined ? {} : { runtimes: [{ name: runtime, version }] };
}
