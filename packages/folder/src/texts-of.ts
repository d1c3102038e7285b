import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads files of a folder; one that is a link is left out. */
export function textsOf(root: string, paths: readonly string[]): { readonly path: string; readonly text: string }[] {
  return paths
    .filter((path) => !lstatSync(join(root, path)).isSymbolicLink())
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
