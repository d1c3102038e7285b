import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';

const groups = ['dependencies', 'devDependencies', 'optionalDependencies'];
/** A version, alone, behind an aliased name, or before the versions of its peers. */
const installed = /(?:^|[/@])(\d+\.\d+\.\d+[0-9A-Za-z.+-]*)(?:$|[(_])/;

/** Reads `pnpm-lock.yaml` of versions 5 to 9. Only what the importers ask for is parsed: the rest may be megabytes. */
export function readPnpmLock({ text }: ReadableFile): Findings {
  const lock = parseYaml(withoutPackages(text));
  return {
    managers: [{ name: 'pnpm' }],
    lock: {
      ecosystem: 'npm',
      versionOf: ({ name }, member) => {
        const importer = fieldOf(lock, 'importers', member === '' ? '.' : member) ?? (member === '' ? lock : undefined);
        for (const group of groups) {
          const stated = textOf(fieldOf(importer, group, name, 'version')) ?? textOf(fieldOf(importer, group, name));
          if (stated !== undefined) return installed.exec(stated)?.[1];
        }
        return undefined;
      },
    },
  };
}

/** Removes the top-level sections `packages` and `snapshots`, the ranges that the manifest states too, and the versions of peers. */
function withoutPackages(text: string): string {
  let isKept = true;
  return text
    .split('\n')
    .filter((line) => {
      if (/^\S/.test(line)) isKept = !/^(?:packages|snapshots|overrides):/.test(line);
      return isKept && !/^\s+specifier: /.test(line);
    })
    .map((line) => line.replace(/^(\s+version: [^('"]+)\(.*$/, '$1'))
    .join('\n');
}
