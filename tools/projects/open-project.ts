import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { browserOf } from '../../packages/engine/lab/browser-of.ts';

/** A copy of an example project, before its packages are installed. */
export interface OpenProject {
  /** The temporary folder that holds nothing else. */
  readonly room: string;
  /** The folder of the project in it. */
  readonly folder: string;
  /** The environment of its commands. */
  readonly environment: NodeJS.ProcessEnv;
}

/** Writes the manifests of a fixture and the sources beside them into a temporary folder, away from other packages. */
export function openProject(fixture: string): OpenProject {
  const room = mkdtempSync(join(tmpdir(), 'regelwerk-project-'));
  const folder = join(room, fixture);
  for (const [path, text] of readFixture(fixture)) write(folder, path, text);
  const sources = join(import.meta.dirname, '../../packages/engine/lab/scaffolds/projects', fixture);
  cpSync(sources, folder, { recursive: true });
  const bin = join(room, 'venv/bin');
  if (readFixture(fixture).has('requirements.txt')) spawnSync('python3', ['-m', 'venv', join(room, 'venv')]);
  const path = [bin, dirname(process.execPath), process.env.PATH].join(':');
  return { room, folder, environment: { ...process.env, PATH: path, NO_COLOR: '1', CI: '1', ...browserOf() } };
}

/** Writes a file of the project and the folders above it. */
export function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Reads a fixture: one text that holds many files, each below a line `-- path --`. */
function readFixture(fixture: string): Map<string, string> {
  const file = join(import.meta.dirname, '../../packages/profile/fixtures', `${fixture}.txtar`);
  const [, ...parts] = readFileSync(file, 'utf8').split(/^-- (.+) --\n/m);
  return new Map(parts.flatMap((path, index) => (index % 2 === 0 ? [[path, parts[index + 1] ?? '']] : [])));
}
