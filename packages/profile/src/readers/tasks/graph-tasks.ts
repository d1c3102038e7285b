import type { Findings, Task } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { parseJsonc } from '../../shape/parse-jsonc.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';
import { textsOf } from '../../shape/texts-of.ts';

/** What the executors of Nx run. */
const executors: readonly (readonly [executor: RegExp, text: string])[] = [
  [/eslint|:lint$/, 'eslint .'],
  [/jest/, 'jest'],
  [/vitest|vite:test/, 'vitest run'],
  [/cypress/, 'cypress run'],
  [/playwright/, 'playwright test'],
  [/esbuild|webpack|rollup|vite:build|js:(?:tsc|swc)|build-angular|:build$|next:build/, 'esbuild'],
  [/dev-server|serve|node:node/, 'vite dev'],
];

/** Reads `project.json` of Nx: its targets. */
export function readNxProject({ text }: ReadableFile): Findings {
  const file = parseJsonc(text);
  return {
    packageName: textOf(fieldOf(file, 'name')),
    tasks: entriesOf(fieldOf(file, 'targets')).map(([name, target]): Task => {
      const executor = textOf(fieldOf(target, 'executor')) ?? '';
      const commands = [
        ...listOf(fieldOf(target, 'options', 'commands')).flatMap(
          (one) => textOf(one) ?? textOf(fieldOf(one, 'command')) ?? [],
        ),
        ...textsOf(fieldOf(target, 'options', 'command')),
        ...textsOf(fieldOf(target, 'command')),
      ];
      const known = executors.find(([pattern]) => pattern.test(executor))?.[1] ?? '';
      return { runner: 'nx', name, body: commands.length > 0 ? commands.join(' && ') : known };
    }),
  };
}

/** Reads `moon.yml` and `.moon/tasks.yml`: tasks with their commands. */
export function readMoonTasks({ text }: ReadableFile): Findings {
  return {
    tasks: entriesOf(fieldOf(parseYaml(text), 'tasks')).map(([name, task]) => {
      const words = [...textsOf(fieldOf(task, 'command')), ...textsOf(fieldOf(task, 'args'))];
      return { runner: 'moon', name, body: textOf(fieldOf(task, 'script')) ?? words.join(' ') };
    }),
  };
}
