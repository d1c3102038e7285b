import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

/** Reads `mix.lock`: one package a line. */
export function readMixLock({ text }: ReadableFile): Findings {
  const versions = new Map<string, string>();
  for (const line of linesOf(text)) {
    const [, name, version] = /^\s*"(\w+)": \{:hex, :\w+, "([\w.+-]+)"/.exec(line) ?? [];
    if (name !== undefined && version !== undefined) versions.set(name, version);
  }
  return { managers: [{ name: 'mix' }], lock: { ecosystem: 'elixir', versionOf: ({ name }) => versions.get(name) } };
}
