import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof, Scaffold } from '../../packages/engine/src/proof.ts';

/** A package that proofs run with, and where to ask for its releases. */
export interface UsedPackage {
  readonly name: string;
  /** The client that knows the registry of the package. */
  readonly client: 'npm' | 'pip';
  /** The version that the scaffolds pin. Scaffolds with different versions have an entry each. */
  readonly version: string;
  /** The directives and technologies whose proofs run with it. */
  readonly proves: readonly string[];
}

/** Reads from the lists of the scaffolds, which need not be installed, what each package of a proof is pinned to. */
export function usedVersions(proofs: readonly Proof[]): UsedPackage[] {
  const found = new Map<string, UsedPackage>();
  for (const { id, scaffold, packages } of proofs) {
    for (const name of packages) {
      const version = pinnedVersion(scaffold, name);
      if (version === undefined) continue;
      const key = `${name} ${version}`;
      const client = scaffold === 'python' ? 'pip' : 'npm';
      found.set(key, { name, client, version, proves: [...(found.get(key)?.proves ?? []), id] });
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Absent for a runtime of the machine, and for an older line kept on purpose under another name (`ts6`). */
function pinnedVersion(scaffold: Scaffold, name: string): string | undefined {
  if (scaffold === 'php' || scaffold === 'rust') return undefined;
  const read = (file: string) => readFileSync(join(import.meta.dirname, 'scaffolds', scaffold, file), 'utf8');
  if (scaffold === 'python') {
    const lines = read('requirements.txt').split('\n');
    return lines.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}==`))?.split('==')[1];
  }
  const { packages } = JSON.parse(read('package-lock.json'));
  const { name: realName = name, version } = packages[`node_modules/${name}`] ?? {};
  return realName === name ? version : undefined;
}
