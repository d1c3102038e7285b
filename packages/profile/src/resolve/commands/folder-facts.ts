import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import type { Found } from '../../findings.ts';

/** The questions that the conventions of an ecosystem may ask of a folder. */
export interface FolderFacts {
  /** The package manager of the ecosystem, for example `uv`. */
  readonly manager: string;
  readonly depends: (name: string) => boolean;
  readonly checks: (name: string) => boolean;
  /** Whether a path below the folder exists; a trailing slash asks for a folder. */
  readonly holds: (path: string) => boolean;
}

/** Collects the facts about a folder with the folders below it, and one ecosystem. */
export function folderFacts(
  found: readonly Found[],
  ecosystem: Ecosystem,
  manager: string,
  paths: readonly string[],
  folder: string,
): FolderFacts {
  const start = folder === '' ? '' : `${folder}/`;
  const own = found.filter((one) => one.folder === folder || one.folder.startsWith(start));
  const dependencies = new Set(
    own.flatMap(({ dependencies: stated = [] }) =>
      stated.filter((one) => one.ecosystem === ecosystem).map(({ name }) => name),
    ),
  );
  const checks = new Set(own.flatMap(({ checks: stated = [] }) => stated.map(({ name }) => name)));
  return {
    manager,
    depends: (name) => dependencies.has(name),
    checks: (name) => checks.has(name),
    holds: (path) =>
      path.endsWith('/') ? paths.some((one) => one.startsWith(start + path)) : paths.includes(start + path),
  };
}
