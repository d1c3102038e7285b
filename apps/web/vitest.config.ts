import { defineConfig } from 'vitest/config';
import { helpArticles } from './help-articles.ts';

export default defineConfig({
  plugins: [helpArticles()],
  test: {
    name: 'web',
    environment: 'node',
    isolate: false,
    maxWorkers: 2,
    // as in the configuration of all tests, which this project does not extend
    testTimeout: 300_000,
    hookTimeout: 300_000,
    include: ['src/**/*.test.ts', '../../tests/texts/**/*.test.ts'],
    setupFiles: ['../../tools/testing/fail-on-console.ts'],
  },
});
