import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const fixtures = join(import.meta.dirname, '../../packages/profile/fixtures');

/** Writes a real project's manifests, and the files given beside them, into a folder and returns its path. */
export function writeProject(folder: string, fixture: string, more: Readonly<Record<string, string>> = {}): string {
  const [, ...parts] = readFileSync(join(fixtures, `${fixture}.txtar`), 'utf8').split(/^-- (.+) --\n/m);
  const files = parts.flatMap((path, index) => (index % 2 === 0 ? [[path, parts[index + 1] ?? ''] as const] : []));
  for (const [path, text] of [...files, ...Object.entries(more)]) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}
