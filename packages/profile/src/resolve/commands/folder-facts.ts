import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import type { Found } from '../../findings.ts';
import { managersAt } from './one-test.ts';

/** The questions that the conventions of an ecosystem may ask of a folder. */
export interface FolderFacts {
  /** The package manager of the ecosystem, for example `uv`. */
  readonly manager: string;
  /** The folder of the commands that Composer installs. */
  readonly composerBin: string;
  /** Whether the manifest of the folder asks for nothing, beside manifests below that do. */
  readonly isEmpty: boolean;
  /** Whether the folder holds several projects that one build runs. */
  readonly isWorkspace: boolean;
  readonly depends: (name: string) => boolean;
  readonly checks: (name: string) => boolean;
  /** Whether the configuration of a check holds a setting. */
  readonly sets: (check: string, setting: RegExp) => boolean;
  /** The argument that installs a dependency which a plain installation leaves out. */
  readonly groupOf: (dependency: string) => string | undefined;
  /** Whether a path below the folder exists; a trailing slash asks for a folder. */
  readonly holds: (path: string) => boolean;
  /** Whether a task or a step of the project runs something. */
  readonly runs: (what: RegExp) => boolean;
  /** Whether a file below the folder includes another, as requirements do. */
  readonly includes: (path: string, what: RegExp) => boolean;
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
  const groups = new Map(
    own.flatMap(({ dependencies: stated = [] }) =>
      stated.flatMap(({ name, group }) => (group === undefined ? [] : [[name, group] as const])),
    ),
  );
  const plainly = new Set(
    own.flatMap(({ dependencies: stated = [] }) =>
      stated.flatMap(({ name, group }) => (group === undefined ? name : [])),
    ),
  );
  return {
    manager,
    composerBin: managersAt(found, folder).composerBin,
    sets: (check, setting) =>
      own.some(({ checks: stated = [] }) =>
        stated.some(({ name, settings }) => name === check && settings.some((one) => setting.test(one))),
      ),
    groupOf: (name) => (plainly.has(name) ? undefined : groups.get(name)),
    includes: (path, what) => own.some((one) => one.path === start + path && what.test(one.includes ?? '')),
    runs: (what) =>
      found.some(
        ({ tasks = [], steps = [] }) =>
          tasks.some(({ body }) => what.test(body)) || steps.some(({ text }) => what.test(text)),
      ),
    isEmpty:
      dependencies.size > 0 &&
      own.every(
        (one) =>
          one.folder !== folder ||
          (one.lock?.ecosystem !== ecosystem &&
            one.workspaces === undefined &&
            !one.dependencies?.some((asked) => asked.ecosystem === ecosystem)),
      ),
    isWorkspace: found.some((one) => one.folder === folder && (one.workspaces?.globs.length ?? 0) > 0),
    depends: (name) => dependencies.has(name),
    checks: (name) => checks.has(name),
    holds: (path) =>
      path.endsWith('/') ? paths.some((one) => one.startsWith(start + path)) : paths.includes(start + path),
  };
}
