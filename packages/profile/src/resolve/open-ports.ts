import type { ProjectPort } from '@regelwerk/contract/rules/project-profile';
import type { Found, Task } from '../findings.ts';
import { safeText } from '../shape/safe-text.ts';
import { managersAt } from './commands/one-test.ts';
import { taskText } from './commands/task-text.ts';

/** Scripts that start a server to work with, the usual first. */
const starting = ['dev', 'develop', 'start:dev', 'serve', 'start'];
const stated = /(?:\s(?:--port|-p)[= ]|\bPORT=)(\d{2,5})(?=\s|$)/;

/** Returns the ports that files of the project state: of its own servers first, then of the services beside them. */
export function openPorts(found: readonly Found[]): ProjectPort[] {
  const ofScripts = found.flatMap(({ folder, path: evidence, tasks = [] }) =>
    tasks
      .filter(({ runner, name }) => runner === 'script' && /^(?:dev|develop|serve|start)(?::[\w-]+)?$/.test(name))
      .flatMap((task): ProjectPort[] => {
        const [, port] = stated.exec(task.body) ?? [];
        return port === undefined ? [] : [{ port: Number(port), text: textOf(task, folder, found), folder, evidence }];
      }),
  );
  const isStarted = found.some(({ path, ports = [] }) => /(?:^|\/)Procfile\.dev$/.test(path) && ports.length > 0);
  const ofSettings = found.flatMap(({ folder, path: evidence, ports = [] }) =>
    // what starts the processes says where they listen, and the settings only what happens without it
    (isStarted && evidence.endsWith('config/puma.rb') ? [] : ports).map(({ port, by }): ProjectPort => {
      const text = by === '' ? serverIn(folder, found) : by;
      return { port, text, folder: by === '' && text !== '' ? folder : '', evidence };
    }),
  );
  const all = [...ofScripts, ...ofSettings].filter(({ port }) => port > 0 && port <= 65_535);
  const bestOf = (port: number) => {
    const same = all.filter((one) => one.port === port);
    return same.find(({ text }) => text !== '') ?? same[0];
  };
  return all.filter((one) => bestOf(one.port) === one).toSorted((a, b) => Number(isService(a)) - Number(isService(b)));
}

function isService({ text }: ProjectPort): boolean {
  return /^[\w-]+$/.test(text);
}

/** The script of a folder that starts its server; without one the application itself. */
function serverIn(folder: string, found: readonly Found[]): string {
  const tasks = found.flatMap((one) => (one.folder === folder ? (one.tasks ?? []) : []));
  const task = tasks
    .filter(({ runner, name, body }) => runner === 'script' && starting.includes(name) && !/\bpreview\b/.test(body))
    .toSorted((a, b) => starting.indexOf(a.name) - starting.indexOf(b.name))[0];
  return task === undefined ? '' : textOf(task, folder, found);
}

function textOf(task: Task, folder: string, found: readonly Found[]): string {
  return safeText(taskText(task, managersAt(found, folder).manager, [])) ?? '';
}
