import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

/** Reads `tox.ini`: each named environment is a task, and the default environments together are `tests`. */
export function readToxIni({ text }: ReadableFile): Findings {
  const tasks = new Map<string, string[]>();
  let own: string[] | undefined;
  let isCommand = false;
  for (const line of linesOf(text)) {
    const [, head] = /^\[([^\]]{1,60})\]/.exec(line) ?? [];
    if (head !== undefined) {
      const [, name = 'tests'] = /^testenv(?::([\w.-]{1,40}))?$/.exec(head) ?? [];
      own = head.startsWith('testenv') ? (tasks.get(name) ?? []) : undefined;
      if (own !== undefined) tasks.set(name, own);
    }
    const [, first] = /^commands\s*=\s*(.*)$/.exec(line) ?? [];
    isCommand = first !== undefined || (isCommand && /^\s+\S/.test(line));
    const command = (first ?? line)
      .trim()
      .replace(/\{posargs[^}]*\}/g, '')
      .trim();
    if (isCommand && command !== '' && head === undefined) own?.push(command.replace(/\\$/, ''));
  }
  return { tasks: [...tasks].map(([name, lines]) => ({ runner: 'tox', name, body: lines.join(' && ') })) };
}
