import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

/** Reads `Gemfile.lock`: installed gems stand four spaces deep. No kept parser exists for JavaScript. */
export function readGemfileLock({ text }: ReadableFile): Findings {
  const versions = new Map<string, string>();
  for (const line of linesOf(text)) {
    const [, name, version] = /^ {4}([\w.-]+) \(([\w.]+)(?:-[\w.-]+)?\)$/.exec(line) ?? [];
    if (name !== undefined && version !== undefined && !versions.has(name)) versions.set(name, version);
  }
  const bundler = /\nBUNDLED WITH\n\s+([\d.]+)/.exec(text)?.[1];
  return {
    managers: [{ name: 'bundler', version: bundler }],
    lock: { ecosystem: 'ruby', versionOf: ({ name }) => versions.get(name) },
  };
}
