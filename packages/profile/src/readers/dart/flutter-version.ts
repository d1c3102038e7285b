import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';

/** Reads `.fvmrc` and a file with nothing but the version of Flutter. */
export function readFlutterVersion({ text }: ReadableFile): Findings {
  const [version] = /\b\d+\.\d+\.\d+\b/.exec(text.slice(0, 500)) ?? [];
  return version === undefined ? {} : { runtimes: [{ name: 'flutter', version }] };
}
