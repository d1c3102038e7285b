import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

const dependency = /^\s*\{\s*:(\w{1,60}),\s*(?:"([^"\n]{1,40})")?(.*)$/;

/** Reads `mix.exs`, which is Elixir: only plain lines of dependencies. No kept parser exists for JavaScript. */
export function readMixExs({ text }: ReadableFile): Findings {
  const dependencies = linesOf(text).flatMap((line): Dependency[] => {
    const [, name, range, rest = ''] = dependency.exec(line) ?? [];
    if (name === undefined || /\b(?:path|in_umbrella):/.test(rest)) return [];
    return [{ ecosystem: 'elixir', name, range, isDev: /only:\s*(?:\[\s*)?:(?:dev|test)/.test(rest) }];
  });
  const [, written, attribute] = /\belixir:\s*(?:"([^"\n]{1,40})"|@(\w{1,40}))/.exec(text) ?? [];
  const elixir = written ?? (attribute && new RegExp(`^\\s*@${attribute}\\s+"([^"\\n]{1,40})"`, 'm').exec(text)?.[1]);
  return {
    packageName: /\bapp:\s*:(\w{1,60})/.exec(text)?.[1],
    managers: [{ name: 'mix' }],
    runtimes: elixir === undefined ? [] : [{ name: 'elixir', version: elixir }],
    dependencies,
  };
}
