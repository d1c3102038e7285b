import { readFileSync } from 'node:fs';
import { safePath } from './safe-path.ts';

/** Returns the text of a file of the project; undefined if there is none. */
export function textAt(root: string, path: string): string | undefined {
  try {
    return readFileSync(safePath(root, path), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
