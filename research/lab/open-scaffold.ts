import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Scaffold } from '../../packages/engine/src/proof.ts';
import { browserOf } from './browser-of.ts';

const cache = join(import.meta.dirname, '../../.cache/lab');

/** An installed scaffold. */
export interface OpenScaffold {
  /** The folder that the trials run below. */
  readonly folder: string;
  /** The folder of the repository that it was copied from. */
  readonly source: string;
  /** The environment of its commands. */
  readonly environment: NodeJS.ProcessEnv;
  /** Returns the installed version of a package; throws where it is not installed. */
  readonly versionOf: (name: string) => string;
}

/** Copies a scaffold into the cache and installs it where its lockfile changed; undefined where it cannot be had here. */
export function openScaffold(name: Scaffold): OpenScaffold | undefined {
  const source = join(import.meta.dirname, 'scaffolds', name);
  const folder = join(cache, name);
  if (name === 'php') return openSystem(folder, source, 'php', ['-r', 'echo PHP_VERSION;']);
  if (name === 'rust') return openSystem(folder, source, 'cargo', ['--version']);
  const lock = readFileSync(join(source, name === 'python' ? 'requirements.txt' : 'package-lock.json'));
  const mark = createHash('sha256').update(lock).digest('hex');
  const markFile = join(folder, '.installed');
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  if (!existsSync(markFile) || readFileSync(markFile, 'utf8') !== mark) {
    rmSync(markFile, { force: true });
    console.log(`Installing scaffold ${name} …`);
    if (!(name === 'python' ? installPython(folder) : installNode(folder))) return undefined;
    writeFileSync(markFile, mark);
  }
  const bin = name === 'python' ? 'venv/bin' : 'node_modules/.bin';
  const path = [join(folder, bin), dirname(process.execPath), process.env.PATH].join(':');
  const versionOf = (wanted: string) =>
    name === 'python' ? pythonVersion(folder, wanted) : nodeVersion(folder, wanted);
  const environment = { ...process.env, PATH: path, NO_COLOR: '1', CI: '1', ...browserOf() };
  return { folder, source, environment, versionOf };
}

function installNode(folder: string): boolean {
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
  return spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, env, stdio: 'ignore' }).status === 0;
}

function installPython(folder: string): boolean {
  rmSync(join(folder, 'venv'), { recursive: true, force: true });
  const run = (command: string, ...words: string[]) =>
    spawnSync(command, words, { cwd: folder, stdio: 'ignore' }).status === 0;
  const python = join(folder, 'venv/bin/python');
  return (
    run('python3', '-m', 'venv', 'venv') &&
    run(python, '-m', 'pip', 'install', '-q', '-r', 'requirements.txt') &&
    run(python, '-m', 'pip', 'check')
  );
}

/** Opens a scaffold whose tools the machine brings; undefined where it lacks them. */
function openSystem(folder: string, source: string, tool: string, words: readonly string[]): OpenScaffold | undefined {
  const { status, stdout } = spawnSync(tool, words, { encoding: 'utf8' });
  if (status !== 0) return undefined;
  mkdirSync(folder, { recursive: true });
  const version = /\d+(?:\.\d+)+/.exec(stdout)?.[0] ?? stdout;
  return { folder, source, environment: process.env, versionOf: () => version };
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
