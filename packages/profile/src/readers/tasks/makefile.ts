import type { Findings, Task } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

/** Returns a reader of Makefiles (`make`) and justfiles (`just`): recipes without parameters, with what they need first and their bodies. */
export function makefile(runner: 'make' | 'just'): (file: ReadableFile) => Findings {
  const head = runner === 'make' ? /^([A-Za-z][\w.-]{0,59})\s*:(?!=)/ : /^@?([A-Za-z][\w-]{0,59})\s*:(?!=)/;
  return ({ text }) => {
    const filled = withVariables(text, runner);
    const bodies = new Map<string, string[]>();
    const needed = new Map<string, string[]>();
    let body: string[] | undefined;
    for (const line of linesOf(filled)) {
      const [before = '', name] = head.exec(line) ?? [];
      if (name !== undefined) {
        body = bodies.get(name) ?? [];
        bodies.set(name, body);
        needed.set(name, [...(needed.get(name) ?? []), ...neededIn(line.slice(before.length))]);
      } else if (/^\s+\S/.test(line)) body?.push(line.trim().replace(/^[@-]+/, ''));
      else if (line !== '') body = undefined;
    }
    const isEmpty = (name: string) => bodies.get(name)?.length === 0 && needed.get(name)?.length === 0;
    return {
      tasks: [...bodies].map(([name, lines]): Task => {
        const first = (needed.get(name) ?? []).filter((one) => bodies.has(one) && !isEmpty(one));
        return { runner, name, body: [...first.map((one) => `${runner} ${one}`), ...lines.map(ofItself)].join(' && ') };
      }),
    };
  };
}

/** Each line has a shell of its own, so that a change of the folder ends with it. */
function ofItself(line: string): string {
  return /^(?:cd|pushd) /.test(line) ? `(${line})` : line;
}

/** The names behind the colon of a rule; a variable that is set for a rule alone is none. */
function neededIn(text: string): string[] {
  const [names = ''] = text.split('#');
  return /=/.test(names) ? [] : names.split(/[\s:|&()]+/).filter((one) => one !== '');
}

const variables = {
  make: { stated: /^([A-Za-z_]\w*)[ \t]*(?:[:?]{0,2})=[ \t]*([^\n$`]{1,200})$/gm, used: /\$[({](\w+)[)}]/g },
  just: { stated: /^([a-z_][\w-]*)[ \t]*:=[ \t]*["']([^"'\n]{1,200})["'][ \t]*$/gm, used: /\{\{\s*([\w-]+)\s*\}\}/g },
} as const;

/** Puts in what a plain variable stands for; one that the shell or another variable gives stays as it is written. */
function withVariables(text: string, runner: 'make' | 'just'): string {
  const { stated, used } = variables[runner];
  // what the system keeps for a while is no data
  const plain = text.replace(/\$\(shell (?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)/g, (call) =>
    /te?mp/.test(call) ? '/tmp' : call,
  );
  const values = new Map(
    [...text.matchAll(stated)].map(([, name = '', value = '']) => [name, value.replace(/\s#.*$/, '').trim()]),
  );
  return values.size === 0 ? plain : plain.replace(used, (whole, name: string) => values.get(name) ?? whole);
}
