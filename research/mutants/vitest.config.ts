import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    env: { TZ: 'Asia/Kathmandu', TEST_DATABASES: 'native' },
    globalSetup: process.env.MUTANTS_DATABASE === 'none' ? [] : ['tools/testing/prepare-databases.ts'],
    setupFiles: ['tools/testing/fail-on-console.ts'],
    include: (process.env.MUTANTS_TESTS ?? '').split(' '),
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
