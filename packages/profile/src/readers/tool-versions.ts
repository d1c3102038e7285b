import type { Findings } from '../findings.ts';
import type { ReadableFile } from '../reader.ts';
import { linesOf } from '../shape/lines-of.ts';

const names: Readonly<Record<string, string>> = { nodejs: 'node', golang: 'go', 'dotnet-core': 'dotnet' };
const managers = new Set(['pnpm', 'yarn', 'npm', 'bun', 'uv', 'poetry']);

/** Reads `.tool-versions` of asdf. */
export function readToolVersions({ text }: ReadableFile): Findings {
  const tools = linesOf(text).flatMap((line) => {
    const [, name = '', version] = /^([a-z][\w-]*)\s+([\w.+-]+)/.exec(line) ?? [];
    return version === undefined ? [] : [{ name: Object.hasOwn(names, name) ? (names[name] ?? name) : name, version }];
  });
  return {
    managers: tools.filter(({ name }) => managers.has(name)),
    runtimes: tools.filter(({ name }) => !managers.has(name)),
  };
}
