import { defineConfig } from 'vitest/config';
import { scratchFolder } from '../tools/testing/scratch-folder.ts';

process.env.TMPDIR = scratchFolder();

export default defineConfig({
  test: {
    include: ['research/*/*.test.ts', 'research/lab/projects/*.test.ts'],
    setupFiles: ['tools/testing/fail-on-console.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});
