import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';

/** Reads `Taskfile.yml`: what each task runs, in its folder, with the tasks that it calls. */
export function readTaskfile({ text }: ReadableFile): Findings {
  return {
    tasks: entriesOf(fieldOf(parseYaml(text), 'tasks')).map(([name, task]) => {
      const lines =
        Array.isArray(task) || typeof task === 'string' ? task : (fieldOf(task, 'cmds') ?? fieldOf(task, 'cmd'));
      const called = listOf(fieldOf(task, 'deps')).flatMap((one) =>
        callOf(textOf(one) ?? textOf(fieldOf(one, 'task'))),
      );
      const run = listOf(lines).flatMap(
        (line) => textOf(line) ?? textOf(fieldOf(line, 'cmd')) ?? callOf(textOf(fieldOf(line, 'task'))),
      );
      const folder = textOf(fieldOf(task, 'dir'));
      const isPlain = folder !== undefined && /^[\w@./-]+$/.test(folder) && run.length > 0;
      const body = isPlain ? [...called, `(cd ${folder} && ${run.join(' && ')})`] : [...called, ...run];
      return { runner: 'task', name, body: body.join(' && ') };
    }),
  };
}

function callOf(name: string | undefined): string[] {
  return name !== undefined && /^[\w:.-]+$/.test(name) ? [`task ${name}`] : [];
}
