import type { ProjectCommand } from '../project-command.ts';

const ofNode =
  'import assert from "node:assert/strict";\nimport { test } from "node:test";\n\ntest("fails", () => {\n  assert.equal(1, 2);\n});\n';
const ofVitest = 'import { expect, test } from "vitest";\n\ntest("fails", () => {\n  expect(1).toBe(2);\n});\n';
const failing = {
  api: { fault: 'test', files: { 'apps/api/test/orders.test.js': ofNode }, prints: /1 !== 2/ },
  web: { fault: 'test', files: { 'apps/web/src/cart.test.ts': ofVitest }, prints: /expected 1 to be 2/ },
  money: { fault: 'test', files: { 'packages/money/src/money.test.js': ofNode }, prints: /1 !== 2/ },
} as const;

/** The commands of the monorepo, in the order of their runs: the check also judges the format. */
export const npmWorkspaces: readonly ProjectCommand[] = [
  { kind: 'install', command: 'npm install' },
  {
    kind: 'format',
    command: 'npm run format',
    plant: { fault: 'syntax', files: { 'packages/money/src/planted.js': 'const = 1;\n' }, prints: /parse/ },
  },
  {
    kind: 'lint',
    command: 'npm run lint',
    plant: {
      fault: 'lint',
      files: { 'apps/web/src/planted.ts': 'export function planted(value: any) {\n  return value;\n}\n' },
      prints: /noExplicitAny/,
    },
  },
  {
    kind: 'typecheck',
    command: 'npm run typecheck',
    plant: {
      fault: 'types',
      files: { 'apps/web/src/planted.ts': 'export const planted: number = "text";\n' },
      prints: /TS2322/,
    },
  },
  { kind: 'test', folder: 'apps/api', command: 'npm test', prints: /pass 1/, plant: failing.api },
  { kind: 'test', folder: 'apps/web', command: 'npm test -- --run', prints: /1 passed/, plant: failing.web },
  { kind: 'test', folder: 'packages/money', command: 'npm test', prints: /pass 1/, plant: failing.money },
  {
    kind: 'testOne',
    folder: 'apps/api',
    command: 'npm test -- <file>',
    run: 'npm test -- test/orders.test.js',
    prints: /pass 1/,
    plant: failing.api,
  },
  {
    kind: 'testOne',
    folder: 'apps/web',
    command: 'npm test -- --run <file>',
    run: 'npm test -- --run src/cart.test.ts',
    prints: /1 passed/,
    plant: failing.web,
  },
  {
    kind: 'testOne',
    folder: 'packages/money',
    command: 'npm test -- <file>',
    run: 'npm test -- src/money.test.js',
    prints: /pass 1/,
    plant: failing.money,
  },
  {
    kind: 'build',
    folder: 'apps/web',
    command: 'npm run build',
    plant: {
      fault: 'syntax',
      files: { 'apps/web/src/App.vue': '<template><button></template>\n' },
      prints: /Element is missing end tag/,
    },
  },
];
