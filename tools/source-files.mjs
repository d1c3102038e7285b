import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './ensure.mjs';

/** Changes whenever a file is written, even with its old size and time. */
export function hashOfStates(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(stateOf(file));
  return hash.digest('hex');
}

/** Several builds look at the same files, which no build changes. */
const states = new Map();

function stateOf(file) {
  const known = states.get(file);
  if (known !== undefined) return known;
  const { size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
  const state = `${relative(root, file)} ${size} ${mtimeNs} ${ctimeNs}\n`;
  states.set(file, state);
  return state;
}

const listed = new Map();

/** Returns the files of a folder of sources; several builds ask for the same. */
export function sourceFiles(path) {
  const files = listed.get(path) ?? filesBelow(path);
  listed.set(path, files);
  return files;
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
