import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './ensure.mjs';

/** Changes whenever a file is written, even with its old size and time. */
export function hashOfStates(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
    hash.update(`${relative(root, file)} ${size} ${mtimeNs} ${ctimeNs}\n`);
  }
  return hash.digest('hex');
}

/** Returns the files of a folder and of its folders in a fixed order; a file stands for itself. */
export function filesBelow(path) {
  const entries = (() => {
    try {
      return readdirSync(path, { withFileTypes: true });
    } catch {
      return undefined;
    }
  })();
  if (entries === undefined) return [path];
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((entry) => filesBelow(join(path, entry.name)));
}
