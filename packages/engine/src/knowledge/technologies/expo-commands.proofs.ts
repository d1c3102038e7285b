import type { Proof } from '../../proof.ts';
import { commandTrials } from './command-trials.ts';

const project = 'app';
const testing = (body: string) =>
  `import { expect, test } from '@jest/globals';\nimport { add } from './add';\n\ntest('adds', () => {\n  ${body}\n});\n`;
const failing = { 'src/add.test.js': testing('expect(add(1, 1)).toBe(3);') };
const syntax = { 'src/add.js': 'export const add = ;\n' };
const other = { 'src/other.test.js': testing("throw new Error('other');") };

/** Proofs of the commands of an Expo project. */
export const proofs: readonly Proof[] = [
  {
    id: 'Expo',
    scaffold: 'expo',
    packages: ['expo', 'jest-expo', 'eslint-config-expo', 'jest', 'eslint'],
    trials: [
      ...commandTrials({
        project,
        command: 'npx expo lint',
        plants: [
          { fault: 'lint', files: { 'src/add.js': 'export const add = (a) => a + missing;\n' }, prints: /no-undef/ },
          { fault: 'syntax', files: syntax, prints: /Parsing error/ },
        ],
      }),
      ...commandTrials({
        project,
        command: 'npx jest',
        prints: /1 passed/,
        plants: [
          { fault: 'test', files: failing, prints: /Expected: 3/ },
          { fault: 'syntax', files: syntax, prints: /SyntaxError/ },
        ],
      }),
      ...commandTrials({
        project,
        command: 'npx jest FILE',
        run: 'npx jest src/add.test.js',
        prints: /1 passed/,
        files: other,
        plants: [{ fault: 'test', files: failing, prints: /Expected: 3/ }],
      }),
    ],
  },
];
