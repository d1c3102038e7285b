import type { Proof } from '../../proof.ts';
import { commandTrials } from './command-trials.ts';

const project = 'app';
const component = (script: string, template = '{{ count }}') =>
  `<script setup lang="ts">\nimport { ref } from 'vue'\n\n${script}const count = ref(1)\n</script>\n\n<template>\n  <button @click="count += 1">${template}</button>\n</template>\n`;
const wrongType = { 'src/App.vue': component("const wrong: number = 'text'\nconsole.log(wrong)\n") };
const wrongTemplate = { 'src/App.vue': component('', '{{ count.missing }}') };
const unclosed = { 'src/App.vue': '<template><button></template>\n' };
const failing = {
  'src/__tests__/App.spec.ts': "import { expect, test } from 'vitest'\n\ntest('counts', () => expect(1).toBe(2))\n",
};
const plain = {
  'tsconfig.json':
    '{"compilerOptions":{"strict":true,"noEmit":true,"module":"esnext","moduleResolution":"bundler","lib":["ES2022","DOM"],"skipLibCheck":true},"include":["src/*.vue"]}\n',
};
const types = [
  { fault: 'types', files: wrongType, prints: /TS2322/ },
  { fault: 'template', files: wrongTemplate, prints: /TS2339/ },
] as const;

/** Proofs of the commands of a Vue project, and of the scripts that create-vue writes into package.json. */
export const proofs: readonly Proof[] = [
  {
    id: 'Vue',
    scaffold: 'vue',
    packages: ['vue', 'vue-tsc', 'typescript', 'vite', 'vitest', 'eslint', 'oxlint', 'prettier', '@playwright/test'],
    trials: [
      ...commandTrials({ project, command: 'npx vue-tsc --build', plants: types }),
      ...commandTrials({ project, command: 'npx vue-tsc --noEmit', files: plain, plants: types }),
      ...commandTrials({ project, command: 'type-check', run: 'npm run type-check', plants: types }),
      ...commandTrials({
        project,
        command: 'run lint',
        run: 'npm run lint',
        plants: [
          {
            fault: 'lint',
            files: { 'src/App.vue': component('debugger\n') },
            prints: /debugger/,
          },
          {
            fault: 'template',
            files: {
              'src/App.vue': component('const items = [1]\n', '<i v-for="item in items">{{ item }}</i>'),
            },
            prints: /vue\/require-v-for-key/,
          },
          {
            fault: 'syntax',
            files: { 'src/App.vue': component('const = 1\n') },
            prints: /Unexpected|Expected|Parsing/,
          },
        ],
      }),
      ...commandTrials({
        project,
        command: 'run test:unit',
        run: 'npm run test:unit',
        prints: /1 passed/,
        plants: [
          { fault: 'test', files: failing, prints: /expected 1 to be 2/ },
          { fault: 'syntax', files: unclosed, prints: /Element is missing end tag/ },
        ],
      }),
      ...commandTrials({
        project,
        command: 'npx vitest run FILE',
        run: 'npx vitest run src/__tests__/App.spec.ts',
        prints: /1 passed/,
        files: {
          'src/__tests__/Other.spec.ts':
            "import { test } from 'vitest'\n\ntest('fails', () => { throw new Error() })\n",
        },
        plants: [{ fault: 'test', files: failing, prints: /expected 1 to be 2/ }],
      }),
      ...commandTrials({
        project,
        command: 'run build',
        run: 'npm run build',
        plants: [
          { fault: 'types', files: wrongType, prints: /TS2322/ },
          { fault: 'syntax', files: unclosed, prints: /Element is missing end tag/ },
        ],
      }),
      ...commandTrials({
        project,
        command: 'run format',
        run: 'npm run format && npx prettier --check src/',
        plants: [
          {
            fault: 'format',
            run: 'npx prettier --check src/',
            files: { 'src/main.ts': 'export   const a =  "a";\n' },
            prints: /main\.ts/,
          },
          { fault: 'syntax', files: { 'src/main.ts': 'const = 1\n' }, prints: /SyntaxError/ },
        ],
      }),
      {
        shows: '`run format` mends what it finds',
        project,
        command: 'run format',
        run: 'npm run format && npx prettier --check src/',
        files: { 'src/main.ts': 'export   const a =  "a";\n' },
        exits: 'zero',
      },
      ...commandTrials({
        project,
        command: 'run test:e2e',
        run: 'npm run test:e2e',
        prints: /1 passed/,
        plants: [
          {
            fault: 'test',
            files: { 'src/App.vue': component('', '{{ count + 1 }}') },
            prints: /toHaveText/,
          },
        ],
      }),
    ],
  },
];
