import { defineConfig } from 'vitest/config';
import { isLongRun } from './tools/testing/is-long-run.ts';
import { scratchFolder } from './tools/testing/scratch-folder.ts';

process.env.TMPDIR = scratchFolder();

const node = { isolate: false, environment: 'node' as const, setupFiles: ['tools/testing/fail-on-console.ts'] };

export default defineConfig({
  test: {
    // an unusual time zone, so that no test passes only in UTC
    env: { TZ: 'Asia/Kathmandu' },
    globalSetup: ['tools/testing/prepare-databases.ts'],
    // for a busy machine; what never happens fails later, what happens is seen as early
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts', 'bench/report/*.test.ts'],
          // `npm run deploy:check` runs them
          exclude: isLongRun ? [] : ['tools/deploy/**'],
        },
      },
      { extends: true, test: { ...node, name: 'server', include: ['apps/server/src/**/*.test.ts'] } },
      { extends: true, test: { ...node, name: 'conformance', include: ['tests/conformance/**/*.test.ts'] } },
      { extends: true, test: { ...node, name: 'chaos', include: ['tests/chaos/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...node,
          name: 'hostile',
          include: ['tests/hostile/**/*.test.ts'],
          // slow faults of disks and databases, for the long run
          exclude: isLongRun ? [] : ['tests/hostile/{database-*,backup-drill,clock}.test.ts'],
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
});
