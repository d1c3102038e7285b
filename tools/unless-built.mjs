import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './ensure.mjs';
import { filesBelow } from './files-below.mjs';

/**
 * Builds unless the last build was from exactly these files and folders; resolves with an exit code. `mark` is the file
 * that remembers the hash of what it was from.
 */
export async function unlessBuilt({ mark, sources }, build) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(join(root, source))))
    hash.update(relative(root, file)).update(readFileSync(file));
  const wanted = hash.digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return 0;
  const code = await build();
  if (code !== 0) return code;
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
  return 0;
}
