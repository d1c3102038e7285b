import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import { parse } from 'smol-toml';
import type { Findings } from '../findings.ts';
import type { ReadableFile } from '../reader.ts';
import { fieldOf } from '../shape/field-of.ts';
import { listOf } from '../shape/list-of.ts';
import { textOf } from '../shape/text-of.ts';

/** Returns a reader of lockfiles that list `[[package]]` tables: uv.lock, poetry.lock, pdm.lock and Cargo.lock. */
export function tomlLock(manager: string, ecosystem: Ecosystem): (file: ReadableFile) => Findings {
  return ({ text }) => {
    const versions = new Map<string, string | undefined>();
    for (const one of listOf(fieldOf(parse(text), 'package'))) {
      const name = textOf(fieldOf(one, 'name'));
      const version = textOf(fieldOf(one, 'version'));
      // two versions of one package: the lockfile alone does not say which one the manifest gets
      if (name !== undefined)
        versions.set(name, versions.has(name) && versions.get(name) !== version ? undefined : version);
    }
    return {
      managers: [{ name: manager }],
      lock: {
        ecosystem,
        versionOf: ({ name }) => versions.get(name),
      },
    };
  };
}
