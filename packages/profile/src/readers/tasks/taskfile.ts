import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';

/** Reads `Taskfile.yml`. */
export function readTaskfile({ text }: ReadableFile): Findings {
  return {
    tasks: entriesOf(fieldOf(parseYaml(text), 'tasks')).map(([name, task]) => {
      const lines =
        Array.isArray(task) || typeof task === 'string' ? task : (fieldOf(task, 'cmds') ?? fieldOf(task, 'cmd'));
      const body = listOf(lines).flatMap((line) => textOf(line) ?? textOf(fieldOf(line, 'cmd')) ?? []);
      return { runner: 'task', name, body: body.join(' && ') };
    }),
  };
}
