import type { Proof } from '../../proof.ts';
import { commandTrials } from './command-trials.ts';

const project = 'app';
const failing = {
  'test/add.test.js':
    "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\n\ntest('adds', () => {\n  assert.equal(1, 2);\n});\n",
};
const other = {
  'test/other.test.js':
    "import { test } from 'node:test';\n\ntest('fails', () => {\n  throw new Error('other');\n});\n",
};
const syntax = { 'src/add.ts': 'export function add( {\n' };
const tests = [
  { fault: 'test', files: failing, prints: /1 !== 2/ },
  { fault: 'syntax', files: syntax, prints: /SyntaxError|ERR_INVALID_TYPESCRIPT_SYNTAX/ },
] as const;

/** Proofs of the commands of a Node.js project. */
export const proofs: readonly Proof[] = [
  {
    id: 'Node.js',
    scaffold: 'node',
    packages: ['node', 'typescript', 'eslint', 'prettier'],
    trials: [
      ...commandTrials({
        project,
        command: 'run lint',
        run: 'npm run lint',
        plants: [
          {
            fault: 'lint',
            files: { 'src/a.js': 'export const a = missing;\n' },
            prints: /no-undef/,
          },
          { fault: 'syntax', files: { 'src/a.js': 'export const = 1;\n' }, prints: /Parsing error/ },
        ],
      }),
      ...commandTrials({ project, command: 'run test', run: 'npm run test', prints: /pass 1/, plants: tests }),
      ...commandTrials({
        project,
        command: 'run build',
        run: 'npm run build',
        plants: [
          { fault: 'types', files: { 'src/add.ts': "export const add: number = 'text';\n" }, prints: /TS2322/ },
          { fault: 'syntax', files: syntax, prints: /TS1\d+/ },
        ],
      }),
      ...commandTrials({ project, command: 'node --test', prints: /pass 1/, plants: tests }),
      ...commandTrials({
        project,
        command: 'node --test FILE',
        run: 'node --test test/add.test.js',
        prints: /pass 1/,
        files: other,
        plants: tests,
      }),
    ],
  },
];
