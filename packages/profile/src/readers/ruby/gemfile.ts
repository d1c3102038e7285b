import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

const gem = /^\s*gem\s+["']([\w.-]{1,100})["'](?:\s*,\s*\[?["']([^"'\n]{1,40})["'])?(.*)$/;
const ruby = /^\s*ruby\s+["']([^"']{1,40})["']/;

/** Reads a `Gemfile`, which is Ruby: only plain `gem` lines and their groups. No kept parser exists for JavaScript. */
export function readGemfile({ text }: ReadableFile): Findings {
  const dependencies: Dependency[] = [];
  const lines = linesOf(text);
  let isDev = false;
  for (const line of lines) {
    if (/^\s*group\b/.test(line)) isDev = !/:production|:default/.test(line);
    else if (/^\s*end\b/.test(line)) isDev = false;
    const [, name, range, rest = ''] = gem.exec(line) ?? [];
    if (name !== undefined) {
      dependencies.push({ ecosystem: 'ruby', name, range, isDev: isDev || /group:.*:(?:development|test)/.test(rest) });
    }
  }
  const version = lines.flatMap((line) => ruby.exec(line)?.[1] ?? [])[0];
  return {
    managers: [{ name: 'bundler' }],
    dependencies,
    runtimes: version === undefined ? [] : [{ name: 'ruby', version }],
  };
}
