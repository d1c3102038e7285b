import type { Task, TaskRunner } from '../../findings.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { textOf } from '../../shape/text-of.ts';
import { textsOf } from '../../shape/texts-of.ts';

/** Returns the tasks that `pyproject.toml` names: of Hatch, PDM, Poe and tox. */
export function pythonTasks(file: unknown): Task[] {
  const tool = fieldOf(file, 'tool');
  const hatch = entriesOf(fieldOf(tool, 'hatch', 'envs')).flatMap(([env, table]) =>
    tasksIn('hatch', fieldOf(table, 'scripts'), env === 'default' ? '' : `${env}:`),
  );
  const tox = entriesOf(fieldOf(tool, 'tox', 'env')).map(
    ([name, table]): Task => ({
      runner: 'tox',
      name,
      body: commandsIn(fieldOf(table, 'commands')),
    }),
  );
  const base = fieldOf(tool, 'tox', 'env_run_base');
  return [
    ...hatch,
    ...tasksIn('pdm', fieldOf(tool, 'pdm', 'scripts')),
    ...tasksIn('poe', fieldOf(tool, 'poe', 'tasks')),
    ...(base === undefined
      ? []
      : [{ runner: 'tox' as const, name: 'tests', body: commandsIn(fieldOf(base, 'commands')) }]),
    ...tox,
  ];
}

function tasksIn(runner: TaskRunner, table: unknown, prefix = ''): Task[] {
  return entriesOf(table).map(([name, value]) => {
    const steps =
      typeof value === 'object' && !Array.isArray(value)
        ? (fieldOf(value, 'cmd') ??
          fieldOf(value, 'shell') ??
          fieldOf(value, 'composite') ??
          fieldOf(value, 'sequence'))
        : value;
    return { runner, name: `${prefix}${name}`, body: textsOf(steps).join(' && ') };
  });
}

/** The words of a command of tox may be tables that stand for arguments. */
function commandsIn(commands: unknown): string {
  return listOf(commands)
    .map((command) =>
      listOf(command)
        .flatMap((word) => textOf(word) ?? [])
        .filter((word) => !word.includes('{'))
        .join(' '),
    )
    .join(' && ');
}
