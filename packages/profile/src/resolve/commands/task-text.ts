import type { Task, TaskRunner } from '../../findings.ts';
import { runnersOf } from './one-test.ts';

const prefixes: Readonly<Record<Exclude<TaskRunner, 'script' | 'nx'>, string>> = {
  make: 'make ',
  just: 'just ',
  task: 'task ',
  tox: 'tox run -e ',
  nox: 'nox -s ',
  composer: 'composer ',
  file: '',
  other: '',
  rake: 'bundle exec rake ',
  mise: 'mise run ',
  hatch: 'hatch run ',
  poe: 'poe ',
  pdm: 'pdm run ',
  moon: 'moon run :',
  deno: 'deno task ',
};

/** Returns the text that runs a task, with arguments behind it where there are any. */
export function taskText({ runner, name }: Task, manager: string, args: readonly string[]): string {
  const given = args.length === 0 ? '' : ` ${args.join(' ')}`;
  if (runner === 'tox' && name === 'tests') return 'tox run';
  if (runner === 'composer') return `composer ${name}${given === '' ? '' : ` --${given}`}`;
  if (runner === 'nx') return `${runnersOf[manager] ?? 'npx '}nx ${name}${given}`;
  if (runner !== 'script') return `${prefixes[runner]}${name}${given}`;
  if (manager === 'npm') return `npm ${name === 'test' ? name : `run ${name}`}${given === '' ? '' : ` --${given}`}`;
  // Yarn 1 has a command of its own by this name
  if (manager === 'yarn' && name === 'check') return `yarn run check${given}`;
  return `${manager === 'bun' ? 'bun run' : manager} ${name}${given}`;
}
