import { expect, test } from 'vitest';
import { commandReader } from './command-reader.ts';

const files = new Map([
  ['package.json', '{"scripts":{"lint":"eslint . --fix","dev":"vite"},"devDependencies":{"eslint":"9.0.0"}}'],
  ['web/package.json', '{"scripts":{"test":"vitest run"}}'],
  ['Makefile', 'check:\n\tnpm run lint\n'],
  ['.github/workflows/ci.yml', 'jobs:\n  a:\n    steps:\n      - run: make check\n'],
]);

test.each([
  ['npm run lint', { is: 'task', effect: 'writes', bodies: ['eslint . --fix'] }],
  ['make check', { is: 'task', effect: 'writes' }],
  ['npm run dev', { is: 'task', effect: 'watches' }],
  ['npm run test', { is: 'task', effect: 'checks', folders: ['web'] }],
  ['npm run nothing', { is: 'missing' }],
  ['make nothing', { is: 'missing' }],
  ['npx eslint .', { is: 'tool', effect: 'checks', tools: ['eslint'] }],
  ['pnpm vitest run a.test.ts', { is: 'tool' }],
  ['frobnicate now', { is: 'unknown' }],
])('the command %s is read as the project means it', (text, read) => {
  expect(commandReader(files).read(text, '')).toMatchObject(read);
});

test('the lines of continuous integration and the named tasks are known', () => {
  const { steps, tasks } = commandReader(files);
  expect(steps).toMatchObject([{ text: 'make check', source: 'ci', path: '.github/workflows/ci.yml' }]);
  expect(tasks.map(({ name }) => name).sort()).toEqual(['check', 'dev', 'lint', 'test']);
});
