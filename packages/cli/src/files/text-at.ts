import { readFileSync } from 'node:fs';
import { Failure } from '../failure.ts';
import { safePath } from './safe-path.ts';

/** Returns the text of a file of the project; undefined if there is none. Fails for bytes that could not be written again as they are. */
export function textAt(root: string, path: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(safePath(root, path)));
  } catch (error) {
    if (error instanceof TypeError) throw new Failure('file.notUtf8', { path });
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
