import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

/** Reads a `Rakefile`, which is Ruby: the plain names of its tasks, and the shell texts that they run. */
export function readRakefile({ text }: ReadableFile): Findings {
  const tasks = new Map<string, string[]>();
  let own: string[] = [];
  for (const line of linesOf(text)) {
    const [, name, needed = ''] =
      /^\s*(?:multitask|task)\s+\(?:?["']?([a-z]\w{0,40})["']?:?\s*(?:(?:=>)?\s*\[?([^\]|]{0,200})\]?)?/.exec(line) ??
      [];
    if (name !== undefined) {
      own = [...needed.matchAll(/:(\w+)/g)].map(([, one]) => `rake ${one}`);
      tasks.set(name, own);
    }
    const [, shell] = /^\s*sh\s+["']([^"']{1,200})["']/.exec(line) ?? [];
    if (shell !== undefined) own.push(shell);
  }
  return { tasks: [...tasks].map(([name, lines]) => ({ runner: 'rake', name, body: lines.join(' && ') })) };
}
