import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';

const asked =
  /\badd_(?:(runtime|development)_)?dependency[\s(]+["']([\w.-]{1,100})["'](?:\s*,\s*\[?["']([^"'\n]{1,40})["'])?/g;

/** Reads a `*.gemspec`, which is Ruby: only plain lines that ask for a gem. */
export function readGemspec({ text }: ReadableFile): Findings {
  const dependencies = [...text.matchAll(asked)].map(
    ([, kind, name = '', range]): Dependency => ({ ecosystem: 'ruby', name, range, isDev: kind === 'development' }),
  );
  return { dependencies };
}
