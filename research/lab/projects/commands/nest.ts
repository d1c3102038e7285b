import type { ProjectCommand } from '../project-command.ts';

const failing = (path: string) => ({ [path]: "it('fails', () => {\n  expect(1).toBe(2);\n});\n" });

/** The commands of a project of the Nest CLI, in the order of their runs. */
export const nest: readonly ProjectCommand[] = [
  { kind: 'install', command: 'npm install' },
  {
    kind: 'format',
    command: 'npm run format',
    plant: { fault: 'syntax', files: { 'src/planted.ts': 'const = 1;\n' }, prints: /SyntaxError/ },
  },
  {
    kind: 'lint',
    command: 'npm run lint',
    plant: {
      fault: 'lint',
      files: { 'src/planted.ts': "export function planted() {\n  fetch('http://localhost');\n}\n" },
      prints: /no-floating-promises/,
    },
  },
  {
    kind: 'test',
    command: 'npm test',
    prints: /1 passed/,
    plant: { fault: 'test', files: failing('src/app.controller.spec.ts'), prints: /expected 1 to be 2/ },
  },
  {
    kind: 'testOne',
    command: 'npm test -- <file>',
    run: 'npm test -- src/app.controller.spec.ts',
    prints: /1 passed/,
    plant: { fault: 'test', files: failing('src/app.controller.spec.ts'), prints: /expected 1 to be 2/ },
  },
  {
    kind: 'build',
    command: 'npm run build',
    plant: {
      fault: 'types',
      files: { 'src/planted.ts': "export const planted: number = 'text';\n" },
      prints: /TS2322/,
    },
  },
  {
    kind: 'e2e',
    command: 'npm run test:e2e',
    prints: /1 passed/,
    plant: { fault: 'test', files: failing('test/app.e2e-spec.ts'), prints: /expected 1 to be 2/ },
  },
];
