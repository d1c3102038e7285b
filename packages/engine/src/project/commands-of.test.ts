import type { Framework } from '@regelwerk/contract/rules/choices';
import { expect, test } from 'vitest';
import { resolveStack } from '../compose/resolve-stack.ts';
import { commandsOf } from './commands-of.ts';

const commands = (frameworks: readonly Framework[], aiModel = 'Claude') =>
  commandsOf(
    resolveStack({
      aiModel,
      applicationType: 'Fullstack',
      frameworks: [...frameworks],
      behaviorPreference: 'Strict',
      outputFormat: 'Markdown',
    }),
  );

test.each<[readonly Framework[], readonly string[]]>([
  [['FastAPI'], ['command.FastAPI', 'command.FastAPI.1', 'command.FastAPI.2']],
  [
    ['React', 'FastAPI'],
    [
      ...['command.scripts', 'command.scripts.1', 'command.scripts.2'],
      ...['command.FastAPI', 'command.FastAPI.1', 'command.FastAPI.2'],
    ],
  ],
  [
    ['JavaScript', 'Bootstrap', 'Django'],
    ['command.Django', 'command.Django.1', 'command.Django.2', 'command.scripts'],
  ],
  [
    ['Bootstrap', 'Angular'],
    ['command.Angular', 'command.Angular.1', 'command.Angular.2'],
  ],
  // Node.js names the scripts itself
  [
    ['React', 'Node.js'],
    ['command.Node.js', 'command.Node.js.1', 'command.Node.js.2'],
  ],
  // and Laravel the checks of PHP
  [['Laravel'], ['command.Laravel', 'command.Laravel.1', 'command.Laravel.2']],
])('%s: each technology names its checks, and the scripts of package.json are named once', (frameworks, ids) => {
  expect(commands(frameworks).map(({ id }) => id)).toEqual(ids);
});

test('where nothing of the stack runs, the scripts are what is left to run', () => {
  expect(commands(['Django'], 'BoltNew').map(({ id }) => id)).toEqual([
    'command.scripts',
    'command.scripts.1',
    'command.scripts.2',
  ]);
});

test('the scripts have one slot, whoever names them, and every other command its own', () => {
  expect(commands(['React', 'Node.js']).map(({ slot }) => slot)).toEqual([
    'command.scripts',
    'command.scripts.1',
    'command.scripts.2',
  ]);
  const slots = commands(['React', 'TypeScript', 'Django', 'Laravel']).map(({ slot }) => slot);
  expect(slots).toContain('command.Django.1');
  expect(new Set(slots).size).toBe(slots.length);
});

test('the checks of the first three technologies weigh most, and what formats least', () => {
  const all = commands(['React', 'TypeScript', 'Django', 'Ruby on Rails', 'Laravel']);
  expect(Object.fromEntries(all.map(({ id, weight }) => [id, weight]))).toEqual({
    'command.TypeScript': 100,
    'command.Django': 100,
    'command.Django.1': 91,
    'command.Django.2': 88,
    'command.Ruby on Rails': 91,
    'command.Ruby on Rails.1': 82,
    'command.Ruby on Rails.2': 79,
    'command.Laravel': 91,
    'command.Laravel.1': 82,
    'command.Laravel.2': 79,
    'command.scripts': 100,
    'command.scripts.1': 91,
    'command.scripts.2': 88,
  });
});
