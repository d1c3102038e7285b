import type { Proof } from '../../proof.ts';
import { commandTrials } from './command-trials.ts';

const sized = (value: string) => `const size: number = ${value};\nconsole.log(size);\n`;
const wrong = "'a'";
const mine = (name: string, run: string) => ({
  'package.json': `{"name":"app","private":true,"type":"module","scripts":{"${name}":"${run}"}}\n`,
});

const nuxtApp = (value: string, view = '{{ size }}') => ({
  'app/app.vue': `<script setup lang="ts">\n${sized(value)}</script>\n<template><p>${view}</p></template>\n`,
});
const nuxt = {
  'nuxt.config.ts': "export default defineNuxtConfig({ telemetry: false, compatibilityDate: '2026-11-01' });\n",
  'tsconfig.json':
    '{"files":[],"references":[{"path":"./.nuxt/tsconfig.app.json"},{"path":"./.nuxt/tsconfig.server.json"}]}\n',
  ...nuxtApp('1'),
};
const nuxtPlants = [
  { fault: 'types', files: nuxtApp(wrong), prints: /TS2322/ },
  { fault: 'template', files: nuxtApp('1', '{{ missing }}'), prints: /TS2339/ },
] as const;

const astroPage = (value: string, view = '{size}') => ({
  'src/pages/index.astro': `---\n${sized(value)}---\n<p>${view}</p>\n`,
});

const card = (value: string, view = '{size}') => ({
  'src/Card.svelte': `<script lang="ts">\n  ${sized(value).replace('\n', '\n  ')}</script>\n\n<p>${view}</p>\n`,
});
const svelte = {
  'tsconfig.json':
    '{"compilerOptions":{"strict":true,"module":"esnext","moduleResolution":"bundler","target":"es2024","lib":["es2024","dom"],"types":[],"skipLibCheck":true},"include":["src"]}\n',
  ...card('1'),
};
const sveltePlants = [
  { fault: 'types', files: card(wrong), prints: /not assignable to type/ },
  { fault: 'template', files: card('1', '{missing}'), prints: /Cannot find name/ },
] as const;

const pages = {
  'app/layout.tsx':
    'export default function Layout({ children }: { children: React.ReactNode }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  'app/items/[id]/page.tsx':
    "export default async function Page({ params }: PageProps<'/items/[id]'>) {\n  return <p>{(await params).id}</p>;\n}\n",
  'next.config.ts': 'export default {};\n',
};

const journey = (expected: string) => ({
  'e2e/page.spec.ts': `import { expect, test } from '@playwright/test';

test('shows a heading', async ({ page }) => {
  await page.setContent('<h1>Shop</h1>');
  await expect(page.getByRole('heading')).toHaveText('${expected}');
});

test('is left out', async () => {
  expect(process.env.ONLY_FIRST).toBeUndefined();
});
`,
});
const journeys = {
  'playwright.config.ts': `import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  expect: { timeout: 2000 },
  use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] } },
});
`,
  ...journey('Shop'),
};

/** Proofs of the commands of the technologies under More that run on Node.js. */
export const proofs: readonly Proof[] = [
  {
    id: 'Nuxt',
    scaffold: 'more',
    packages: ['nuxt', 'vue-tsc', 'typescript'],
    trials: [
      ...commandTrials({ command: 'npx nuxt typecheck', files: nuxt, plants: nuxtPlants }),
      ...commandTrials({
        command: 'typecheck',
        run: 'npm run typecheck',
        files: { ...nuxt, ...mine('typecheck', 'nuxt typecheck') },
        plants: nuxtPlants,
      }),
    ],
  },
  {
    id: 'Astro',
    scaffold: 'more',
    packages: ['astro', '@astrojs/check', 'typescript'],
    trials: commandTrials({
      command: 'npx astro check',
      files: {
        'astro.config.mjs': 'export default {};\n',
        'tsconfig.json': '{"extends":"astro/tsconfigs/strict","include":[".astro/types.d.ts","src/**/*"]}\n',
        ...astroPage('1'),
      },
      plants: [
        { fault: 'types', files: astroPage(wrong), prints: /ts\(2322\)/ },
        { fault: 'template', files: astroPage('1', '{missing}'), prints: /ts\(2304\)/ },
      ],
    }),
  },
  {
    id: 'Svelte',
    scaffold: 'more',
    packages: ['svelte', 'svelte-check', 'typescript'],
    trials: [
      ...commandTrials({
        command: 'npx svelte-check --tsconfig ./tsconfig.json',
        files: svelte,
        plants: sveltePlants,
      }),
      ...commandTrials({
        command: 'check',
        run: 'npm run check',
        files: { ...svelte, ...mine('check', 'svelte-check --tsconfig ./tsconfig.json') },
        plants: sveltePlants,
      }),
    ],
  },
  {
    id: 'Next.js',
    scaffold: 'more',
    packages: ['next', 'react', 'typescript'],
    trials: commandTrials({
      command: 'npx next typegen',
      run: 'npx next typegen && grep -r items .next/types >/dev/null',
      files: pages,
      plants: [
        { fault: 'setting', files: { 'next.config.ts': "throw new Error('no setting');\n" }, prints: /no setting/ },
      ],
    }),
  },
  {
    id: 'Playwright',
    scaffold: 'more',
    packages: ['@playwright/test'],
    trials: [
      ...commandTrials({
        command: 'npx playwright test --reporter=line',
        files: journeys,
        prints: /2 passed/,
        plants: [{ fault: 'test', files: journey('Cart'), prints: /toHaveText/ }],
      }),
      ...commandTrials({
        command: 'npx playwright test FILE:LINE --reporter=line',
        run: 'ONLY_FIRST=1 npx playwright test e2e/page.spec.ts:3 --reporter=line',
        files: journeys,
        prints: /1 passed/,
        plants: [{ fault: 'test', files: journey('Cart'), prints: /toHaveText/ }],
      }),
    ],
  },
  {
    id: 'Python',
    scaffold: 'more',
    packages: ['pyright'],
    trials: commandTrials({
      command: 'pyright',
      files: { 'app.py': 'size: int = 1\nprint(size)\n' },
      plants: [
        { fault: 'types', files: { 'app.py': 'size: int = "a"\n' }, prints: /reportAssignmentType/ },
        { fault: 'syntax', files: { 'app.py': 'def broken(:\n' }, prints: /error/ },
      ],
    }),
  },
];
