import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFixture } from '../../../tools/profile/read-fixture.ts';
import { browserOf } from '../browser-of.ts';

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
  const files = readFixture(fixture);
  for (const [path, text] of files) write(folder, path, text);
  const sources = join(import.meta.dirname, '../scaffolds/projects', fixture);
  cpSync(sources, folder, { recursive: true });
  const bin = join(room, 'venv/bin');
  if (files.has('requirements.txt')) spawnSync('python3', ['-m', 'venv', join(room, 'venv')]);
  const path = [bin, dirname(process.execPath), process.env.PATH].join(':');
  const settings = { PATH: path, NO_COLOR: '1', CI: '1', PIP_RETRIES: '0' };
  return { room, folder, environment: { ...process.env, ...settings, ...browserOf() } };
}

/** Writes a file of the project and the folders above it. */
export function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
