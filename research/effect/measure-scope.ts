import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { namedPackages } from './named-packages.ts';
import { git } from './prepare-copy.ts';
import type { Task } from './task.ts';

/** How far a solution reached: paths, lines, and packages that the repository did not name before. */
export interface Scope {
  readonly files: readonly string[];
  /** Changed files outside the task's feature; lockfiles and the rule itself do not count. */
  readonly outside: readonly string[];
  readonly added: number;
  readonly removed: number;
  readonly dependencies: readonly string[];
}

const lockfiles = ['package-lock.json', 'composer.lock', 'requirements.lock'];

/** Compares a solution with the commit before the order. `ruleFiles` are the paths that the rule was written to. */
export function measureScope(task: Task, folder: string, ruleFiles: readonly string[]): Scope {
  git(folder, 'add', '-A', '-N');
  const rows = git(folder, 'diff', '--numstat', '--no-renames', 'HEAD')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => row.split('\t'))
    .map(([added, removed, path = '']) => ({ path, added: Number(added) || 0, removed: Number(removed) || 0 }))
    .filter(({ path }) => !ruleFiles.includes(path) && !lockfiles.includes(path));
  const sum = (key: 'added' | 'removed') => rows.reduce((total, row) => total + row[key], 0);
  const files = rows.map(({ path }) => path);
  return {
    files,
    outside: files.filter((path) => !task.feature.some((glob) => matchesGlob(path, glob))),
    added: sum('added'),
    removed: sum('removed'),
    dependencies: namedPackages((path) => readNow(folder, path)).filter(
      (name) => !namedPackages((path) => readBefore(folder, path)).includes(name),
    ),
  };
}

function readNow(folder: string, path: string): string {
  const file = join(folder, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function readBefore(folder: string, path: string): string {
  return git(folder, 'ls-tree', 'HEAD', path) === '' ? '' : git(folder, 'show', `HEAD:${path}`);
}
