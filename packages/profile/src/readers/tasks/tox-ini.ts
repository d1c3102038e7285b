import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

/** Reads `tox.ini`: each named environment is a task, and the default environments together are `tests`. */
export function readToxIni({ text }: ReadableFile): Findings {
  const names = linesOf(text).flatMap(
    (line) =>
      /^\[testenv(?::([\w.-]{1,40}))?\]/
        .exec(line)
        ?.slice(1, 2)
        .map((name) => name ?? 'tests') ?? [],
  );
  return { tasks: names.map((name) => ({ runner: 'tox', name, body: '' })) };
}
