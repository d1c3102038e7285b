import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the files of a folder and of its folders in a fixed order; a file stands for itself. */
export function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
