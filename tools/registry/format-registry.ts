import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

/** Returns the text of a file as the formatter writes it. */
export function formatRegistry(path: string, text: string): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'check', '--write', `--stdin-file-path=${path}`],
    {
      cwd: root,
      input: text,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
