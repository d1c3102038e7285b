import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Task } from './task.ts';

const cache = join(import.meta.dirname, '../../.cache/effect');
const locks = ['package-lock.json', 'requirements.txt', 'composer.lock'];
const installed = ['node_modules', 'venv', 'vendor'];

/**
 * Copies a task's repository into `folder`, lays the files of `overlays` over it, installs its packages from a cache
 * by lockfile, and commits the whole as the state before the order.
 */
export function prepareCopy(name: string, task: Task, folder: string, overlays: readonly string[] = []): void {
  const source = taskFolder(name);
  mkdirSync(folder, { recursive: true });
  cpSync(join(source, 'repository'), folder, { recursive: true });
  if (task.install !== undefined) install(name, task.install, folder);
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'Start');
  for (const overlay of overlays) cpSync(join(source, overlay), folder, { recursive: true });
}

/** The folder of a task. */
export function taskFolder(name: string): string {
  return join(import.meta.dirname, 'tasks', name);
}

/** Makes an empty folder outside this repository, so that no rule of it reaches the assistant. */
export function emptyFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `effect-${name}-`));
}

function install(name: string, [command = '', ...words]: readonly string[], folder: string): void {
  const hash = createHash('sha256');
  for (const lock of locks) {
    if (existsSync(join(folder, lock))) hash.update(readFileSync(join(folder, lock)));
  }
  const kept = join(cache, `${name}-${hash.digest('hex').slice(0, 12)}`);
  if (!existsSync(kept)) {
    const fresh = `${kept}.${process.pid}`;
    cpSync(join(taskFolder(name), 'repository'), fresh, { recursive: true });
    const path = `${dirname(process.execPath)}:${process.env.PATH}`;
    const { status, stderr } = spawnSync(command, words, {
      cwd: fresh,
      encoding: 'utf8',
      env: { ...process.env, PATH: path },
    });
    if (status !== 0) throw new Error(`${name}: ${command} ${words.join(' ')} failed:\n${stderr}`);
    renameSync(fresh, kept);
  }
  for (const part of installed) {
    // hard links: an assistant that installs more replaces files and does not write into them
    if (existsSync(join(kept, part))) execFileSync('cp', ['-al', join(kept, part), join(folder, part)]);
  }
}

/** Runs git in a folder as a neutral author and returns what it printed. */
export function git(folder: string, ...words: string[]): string {
  const author = ['-c', 'user.name=Product', '-c', 'user.email=product@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...author, ...words], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
}

/** Removes a copy. */
export function removeCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
