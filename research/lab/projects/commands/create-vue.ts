import type { ProjectCommand } from '../project-command.ts';

const wrongType = { 'src/planted.ts': "export const planted: number = 'text'\n" };
const failing = {
  'src/components/__tests__/HelloWorld.spec.ts':
    "import { expect, it } from 'vitest'\n\nit('fails', () => {\n  expect(1).toBe(2)\n})\n",
};

/** The commands of a project of create-vue, in the order of their runs: the tests in the browser need the build. */
export const createVue: readonly ProjectCommand[] = [
  { kind: 'install', command: 'npm install' },
  {
    kind: 'format',
    command: 'npm run format',
    plant: { fault: 'syntax', files: { 'src/planted.ts': 'const = 1\n' }, prints: /SyntaxError/ },
  },
  {
    kind: 'lint',
    command: 'npm run lint',
    plant: {
      fault: 'lint',
      files: { 'src/PlantedList.vue': '<template>\n  <i v-for="item in [1, 2]">{{ item }}</i>\n</template>\n' },
      prints: /require-v-for-key/,
    },
  },
  {
    kind: 'typecheck',
    command: 'npm run type-check',
    plant: { fault: 'types', files: wrongType, prints: /TS2322/ },
  },
  {
    kind: 'test',
    command: 'npm run test:unit -- --run',
    prints: /1 passed/,
    plant: { fault: 'test', files: failing, prints: /expected 1 to be 2/ },
  },
  {
    kind: 'testOne',
    command: 'npm run test:unit -- --run <file>',
    run: 'npm run test:unit -- --run src/components/__tests__/HelloWorld.spec.ts',
    prints: /1 passed/,
    plant: { fault: 'test', files: failing, prints: /expected 1 to be 2/ },
  },
  { kind: 'build', command: 'npm run build', plant: { fault: 'types', files: wrongType, prints: /TS2322/ } },
  {
    kind: 'e2e',
    command: 'npm run test:e2e -- --reporter=line',
    prints: /1 passed/,
    plant: {
      fault: 'test',
      files: {
        'e2e/vue.spec.ts':
          "import { test, expect } from '@playwright/test'\n\ntest('fails', async ({ page }) => {\n  await page.goto('/')\n  expect(await page.locator('h1').innerText()).toBe('Another title')\n})\n",
      },
      prints: /Another title/,
    },
  },
];
