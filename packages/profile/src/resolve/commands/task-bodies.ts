import { placeFrom } from '@regelwerk/contract/rules/place-from';
import type { Found, Task, TaskRunner } from '../../findings.ts';
import type { BodiesOf, TaskBody } from '../shell/meaning-of.ts';
import { managersAt } from './one-test.ts';

/** Bounds the time of one detection: scripts may call each other many times over. */
const mostLookups = 40_000;

interface Placed {
  readonly task: Task;
  readonly folder: string;
}

/** Returns the texts of the tasks that a call runs, with those that npm, Yarn and Bun run before a script. */
export function taskBodies(found: readonly Found[], paths: readonly string[]): BodiesOf {
  const all = found.flatMap(({ folder, tasks = [] }) => tasks.map((task): Placed => ({ task, folder })));
  const byName = Map.groupBy(all, ({ task }) => `${task.runner} ${task.name}`);
  const byRunner = Map.groupBy(all, ({ task }) => task.runner);
  const names = new Map(
    found.flatMap(({ folder, packageName }) => (packageName === undefined ? [] : [[packageName, folder] as const])),
  );

  const withBefore = ({ task, folder }: Placed): TaskBody => {
    const before = (byName.get(`script pre${task.name}`) ?? []).find((one) => one.folder === folder)?.task.body;
    const isRun = task.runner === 'script' && before !== undefined && managersAt(found, folder).manager !== 'pnpm';
    return { body: isRun ? `${before} && ${task.body}` : task.body, folder, runner: task.runner };
  };
  const named = (runner: TaskRunner, name: string): readonly Placed[] => {
    if (!name.includes('*')) return byName.get(`${runner} ${name}`) ?? [];
    const start = name.slice(0, name.indexOf('*'));
    return (byRunner.get(runner) ?? []).filter(({ task }) => task.name.startsWith(start));
  };
  const isBelow = (at: string, folder: string) => at !== folder && (folder === '' || at.startsWith(`${folder}/`));

  const keeps = (path: string) => paths.some((one) => one === path || one.startsWith(`${path}/`));
  let spent = 0;
  const bodiesOf: BodiesOf = ({ runner, name, where }, folder) => {
    spent += 1;
    if (spent > mostLookups) return [];
    if (runner === 'file') {
      const path = placeFrom(folder, name);
      return named('file', path).map(({ task }) => ({ body: task.body, folder, runner }));
    }
    // a graph of tasks falls back to the scripts of the same name
    const tasks = [...named(runner, name), ...(runner === 'nx' || runner === 'moon' ? named('script', name) : [])];
    if (where === 'own') {
      const places = tasks.filter(({ folder: at }) => at === folder || isBelow(folder, at));
      const nearest = Math.max(-1, ...places.map(({ folder: at }) => at.length));
      return places.filter(({ folder: at }) => at.length === nearest).map(withBefore);
    }
    const below = tasks.filter(
      ({ task, folder: at }) => isBelow(at, folder) || (task.runner !== 'script' && at === folder),
    );
    if (where === 'below') return below.map(withBefore);
    const plain = where.named
      .replace(/\.\.\.$|^\.\.\./, '')
      .replace(/^\{|\}$/g, '')
      .replace(/^\.\//, '');
    const target = names.get(plain) ?? placeFrom(folder, plain.replace(/\/?\*+.*$/, ''));
    const own = tasks.filter(({ folder: at }) => at === target);
    if (own.length > 0) return own.map(withBefore);
    const inside = below.filter(({ folder: at }) => isBelow(at, target));
    return (inside.length > 0 ? inside : below).map(withBefore);
  };
  return Object.assign(bodiesOf, { keeps });
}
