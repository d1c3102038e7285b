import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

/** Reads `noxfile.py`: functions below the decorator of a session, or the name that the decorator gives, with plain commands. */
export function readNoxfile({ text }: ReadableFile): Findings {
  const tasks = new Map<string, string[]>();
  let isSession = false;
  let given: string | undefined;
  let own: string[] = [];
  for (const line of linesOf(text)) {
    if (/^@(?:nox\.)?session\b/.test(line)) {
      isSession = true;
      given = /\bname\s*=\s*["']([\w.-]{1,40})["']/.exec(line)?.[1];
    }
    const [, run] = /^\s+session\.run\(([^)]{1,300})\)/.exec(line) ?? [];
    if (run !== undefined)
      own.push([...run.matchAll(/(?<![*=])["']([^"']{1,100})["']/g)].map(([, word]) => word).join(' '));
    const [, name] = /^def (\w{1,40})\(/.exec(line) ?? [];
    if (name === undefined) continue;
    own = [];
    if (isSession) tasks.set(given ?? name, own);
    isSession = false;
    given = undefined;
  }
  return { tasks: [...tasks].map(([name, lines]) => ({ runner: 'nox', name, body: lines.join(' && ') })) };
}
