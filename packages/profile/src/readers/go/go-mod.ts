import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

const required = /^\s*(?:require\s+)?([a-z0-9][\w.-]*\.[\w./~-]+)\s+v(\S+?)(\s*\/\/ indirect)?\s*$/;

/** Reads `go.mod`, which states exact versions. No kept parser exists for JavaScript. */
export function readGoMod({ text }: ReadableFile): Findings {
  const dependencies: Dependency[] = [];
  const versions = new Map<string, string>();
  let block = '';
  for (const line of linesOf(text)) {
    block = /^(\w+)\s*\($/.exec(line)?.[1] ?? (/^\)/.test(line) ? '' : block);
    const [, name, version, indirect] =
      block === 'require' || line.startsWith('require ') ? (required.exec(line) ?? []) : [];
    if (name === undefined || version === undefined || indirect !== undefined) continue;
    dependencies.push({ ecosystem: 'go', name, range: version });
    versions.set(name, version);
  }
  const go = (/^toolchain go(\d[\w.]*)$/m.exec(text) ?? /^go (\d[\w.]*)$/m.exec(text))?.[1];
  return {
    packageName: /^module (\S{1,100})$/m.exec(text)?.[1],
    managers: [{ name: 'go' }],
    runtimes: go === undefined ? [] : [{ name: 'go', version: go }],
    dependencies,
    lock: { ecosystem: 'go', versionOf: ({ name }) => versions.get(name) },
  };
}
