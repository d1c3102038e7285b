import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';

/** Takes a script of `bin/` by its name alone: its text is not read for commands. */
export function readBinScript({ name }: ReadableFile): Findings {
  return { tasks: [{ runner: 'bin', name, body: '' }] };
}
