import type { Findings, Task } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

/** Reads `noxfile.py`: functions below the decorator of a session, or the name that the decorator gives. */
export function readNoxfile({ text }: ReadableFile): Findings {
  const tasks: Task[] = [];
  let isSession = false;
  let given: string | undefined;
  for (const line of linesOf(text)) {
    if (/^@(?:nox\.)?session\b/.test(line)) {
      isSession = true;
      given = /\bname\s*=\s*["']([\w.-]{1,40})["']/.exec(line)?.[1];
    }
    const [, name] = /^def (\w{1,40})\(/.exec(line) ?? [];
    if (name === undefined) continue;
    if (isSession) tasks.push({ runner: 'nox', name: given ?? name, body: '' });
    isSession = false;
    given = undefined;
  }
  return { tasks };
}
