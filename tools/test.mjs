import { ensure, say } from './ensure.mjs';

ensure();
const { rmSync } = await import('node:fs');
const { join } = await import('node:path');
const { root } = await import('./ensure.mjs');
const { buildWeb } = await import('./build-web.mjs');
const { installForTests } = await import('./install-for-tests.mjs');
const { readBrowserReport, readVitestReport } = await import('./read-test-reports.mjs');
const { runScript } = await import('./run-script.mjs');

const isLong = process.argv.includes('--long');
const longAmounts = {
  LONG_RUN: '1',
  TEST_DATABASES: 'both',
  EVERY_LANGUAGE: '1',
  TIMING_SAMPLES: '100',
  KILL_ROUNDS: '200',
  STRESS_SECONDS: '20',
  EVENT_BURST: '1000',
  LEDGER_RUNS: '200',
  CHAOS_PURCHASES: '500',
  OUTAGE_ROUNDS: '6',
  HOSTILE_ROUNDS: '2000',
  HOSTILE_SUMS: '10000',
  NUMBERED_PAYMENTS: '51',
  FUZZ_REQUESTS: '200000',
  PROJECT_RULES: '1',
};
const environment = {
  ...(isLong ? longAmounts : {}),
  // the many servers of the tests share one compile cache
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
};
const vitestReport = join(root, '.cache/reports/vitest.json');
const browserReport = join(root, '.cache/reports/e2e.json');
for (const report of [vitestReport, browserReport]) rmSync(report, { force: true });
installForTests({ hasJourneys: true });

const vitest = () =>
  runScript(['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./tools/test-report.mjs'], {
    env: { ...environment, TZ: 'Asia/Kathmandu', VITEST_REPORT: vitestReport },
  });
const browser = () => runScript(['node_modules/@playwright/test/cli.js', 'test'], { env: environment });

const started = Date.now();
const failedSteps = [
  // both are quick and use only the processor
  ...(await Promise.all([step('checks', () => runScript(['tools/check.mjs'])), step('build', buildWeb)])),
  await step('unit, database, server, conformance, chaos and hostile tests', vitest),
  await step('browser tests', browser),
  ...(isLong
    ? [
        await step('checks of research', () => runScript(['tools/check.mjs', '--research'])),
        await step('proofs of the knowledge', () => runScript(['research/lab/prove.ts'])),
        await step('commands of the example projects', () => runScript(['research/lab/projects/prove-projects.ts'])),
        await step('proofs of the effect probes', () => runScript(['research/effect/effect.ts', '--prove'])),
      ]
    : []),
].filter((name) => name !== undefined);

const reports = [readVitestReport(vitestReport), readBrowserReport(browserReport)];
const failures = reports.flatMap((report) => report.failures);
const passed = reports.reduce((sum, report) => sum + report.passed, 0);
// a step that failed without a failing test (types, lint, a crash) counts as one failure
const failed = Math.max(failedSteps.length, failures.length);
for (const name of failedSteps) process.stdout.write(`✗ ${name}\n`);
for (const failure of failures) process.stdout.write(`✗ ${failure}\n`);
say(`Took ${Math.round((Date.now() - started) / 1000)} s`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && reports.every((report) => report.passed > 0) ? 0 : 1;

/** Runs one part, prints how long it took, and returns its name if it failed. */
async function step(name, run) {
  const start = Date.now();
  say(`Running ${name} …`);
  const code = await run();
  say(`${code === 0 ? 'Done' : 'FAILED'}: ${name}, ${Math.round((Date.now() - start) / 1000)} s`);
  return code === 0 ? undefined : name;
}
