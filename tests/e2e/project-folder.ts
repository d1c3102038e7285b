import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readFixture } from '../../tools/profile/read-fixture.ts';

/** Writes a real project's manifests, and the files given beside them, into a folder and returns its path. */
export function writeProject(folder: string, fixture: string, more: Readonly<Record<string, string>> = {}): string {
  for (const [path, text] of [...readFixture(fixture), ...Object.entries(more)]) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}
