import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Scaffold } from '../src/proof.ts';

const cache = join(import.meta.dirname, '../../../.cache/lab');

/** An installed scaffold: its folder, the environment of its commands, and the version of a package in it. */
export interface OpenScaffold {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly versionOf: (name: string) => string;
}

/** Copies a scaffold into the cache and installs it where its lockfile changed; undefined where it cannot be had here. */
export function openScaffold(name: Scaffold): OpenScaffold | undefined {
  const source = join(import.meta.dirname, 'scaffolds', name);
  const folder = join(cache, name);
  if (name === 'php') return openSystemPhp(folder);
  const lock = readFileSync(join(source, name === 'python' ? 'requirements.txt' : 'package-lock.json'));
  const mark = createHash('sha256').update(lock).digest('hex');
  const markFile = join(folder, '.installed');
  if (!existsSync(markFile) || readFileSync(markFile, 'utf8') !== mark) {
    mkdirSync(folder, { recursive: true });
    cpSync(source, folder, { recursive: true });
    console.log(`Installing scaffold ${name} …`);
    if (!(name === 'python' ? installPython(folder) : installNode(folder))) return undefined;
    writeFileSync(markFile, mark);
  }
  const bin = name === 'python' ? 'venv/bin' : 'node_modules/.bin';
  const path = [join(folder, bin), dirname(process.execPath), process.env.PATH].join(':');
  const versionOf = (wanted: string) =>
    name === 'python' ? pythonVersion(folder, wanted) : nodeVersion(folder, wanted);
  return { folder, environment: { ...process.env, PATH: path, NO_COLOR: '1', CI: '1' }, versionOf };
}

function installNode(folder: string): boolean {
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  const options = { cwd: folder, env: { ...process.env, PATH: path }, stdio: 'ignore' as const };
  const install = (...words: string[]) => spawnSync('npm', [...words, '--no-audit', '--no-fund'], options).status === 0;
  // npm ci refuses a lockfile that leaves out the optional packages of other platforms; all versions are exact
  return install('ci') || install('install', '--no-save');
}

function installPython(folder: string): boolean {
  const options = { cwd: folder, stdio: 'ignore' as const };
  return (
    spawnSync('python3', ['-m', 'venv', 'venv'], options).status === 0 &&
    spawnSync(join(folder, 'venv/bin/python'), ['-m', 'pip', 'install', '-q', '-r', 'requirements.txt'], options)
      .status === 0
  );
}

function openSystemPhp(folder: string): OpenScaffold | undefined {
  const { status, stdout } = spawnSync('php', ['-r', 'echo PHP_VERSION;'], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  mkdirSync(folder, { recursive: true });
  return { folder, environment: process.env, versionOf: () => stdout };
}

function nodeVersion(folder: string, name: string): string {
  if (name === 'node') return process.versions.node;
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
}

function pythonVersion(folder: string, name: string): string {
  const lines = readFileSync(join(folder, 'requirements.txt'), 'utf8').split('\n');
  const [, version = 'unknown'] =
    lines.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}==`))?.split('==') ?? [];
  return version;
}
