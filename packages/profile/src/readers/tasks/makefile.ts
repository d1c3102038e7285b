import type { Findings, Task } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

/** Returns a reader of Makefiles (`make`) and justfiles (`just`): recipes without parameters, with their bodies. */
export function makefile(runner: 'make' | 'just'): (file: ReadableFile) => Findings {
  const head = runner === 'make' ? /^([A-Za-z][\w.-]{0,59})\s*:(?!=)/ : /^@?([A-Za-z][\w-]{0,59})\s*:(?!=)/;
  return ({ text }) => {
    const bodies = new Map<string, string[]>();
    let body: string[] | undefined;
    for (const line of linesOf(text)) {
      const [, name] = head.exec(line) ?? [];
      if (name !== undefined) {
        body = bodies.get(name) ?? [];
        bodies.set(name, body);
      } else if (/^\s+\S/.test(line)) body?.push(line.trim().replace(/^[@-]+/, ''));
      else if (line !== '') body = undefined;
    }
    return { tasks: [...bodies].map(([name, lines]): Task => ({ runner, name, body: lines.join(' && ') })) };
  };
}
