import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Judgment, judgeReport } from './judge-report.ts';

const root = join(import.meta.dirname, '../..');

/** Mutates one folder and runs its tests once for each mutant of the sample, all on one Postgres. */
export function judgeRoom(
  name: string,
  { source, tests, needsDatabase }: { source: string; tests: readonly string[]; needsDatabase: boolean },
  { amount, seed }: { amount: number; seed: string },
): Judgment {
  const folder = join(root, '.cache/mutants', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const settings = join(folder, 'stryker.json');
  const report = join(folder, 'report.json');
  writeFileSync(
    settings,
    JSON.stringify({
      mutate: [`${source}/**/*.ts`, '!**/*.test.ts', '!**/*.probe.ts'],
      testRunner: 'vitest',
      vitest: { configFile: 'research/mutants/vitest.config.ts' },
      plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'sample-checker.ts')],
      checkers: ['sample'],
      concurrency: 1,
      timeoutMS: 60_000,
      // a test may take three times as long as in the first run if the machine is busy
      timeoutFactor: 3,
      dryRunTimeoutMinutes: 60,
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      tempDirName: join('.cache/mutants', name, 'sandbox'),
      ignorePatterns: ['.cache', '.data'],
      // Stryker reads it with an API that TypeScript 7 no longer has
      tsconfigFile: 'none',
      allowConsoleColors: false,
      warnings: { slow: false },
    }),
  );
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', settings],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        MUTANTS_ROOT: root,
        MUTANTS_SEED: seed,
        MUTANTS_AMOUNT: String(amount),
        MUTANTS_TESTS: tests.join(' '),
        MUTANTS_DATABASE: needsDatabase ? 'native' : 'none',
      },
    },
  );
  if (status !== 0) throw new Error(`The mutation run of ${name} did not finish.`);
  return judgeReport(JSON.parse(readFileSync(report, 'utf8')));
}
