import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';

/** Reads the version of Python that `setup.py`, which is code, asks for. */
export function readSetupPy({ text }: ReadableFile): Findings {
  const [, version] = /\bpython_requires\s*=\s*["']([^"'\n]{1,40})["']/.exec(text) ?? [];
  return version === undefined ? {} : { runtimes: [{ name: 'python', version }] };
}
