import { ensure, say } from './ensure.mjs';

ensure();
const { existsSync, readFileSync, rmSync } = await import('node:fs');
const { join } = await import('node:path');
const { root } = await import('./ensure.mjs');
const { buildWeb } = await import('./build-web.mjs');
const { installForTests } = await import('./install-for-tests.mjs');
const { runScript } = await import('./run-script.mjs');

const isLong = process.argv.includes('--long');
const longAmounts = {
  KILL_ROUNDS: '200',
  STRESS_SECONDS: '20',
  LEDGER_RUNS: '200',
  CHAOS_PURCHASES: '500',
  OUTAGE_ROUNDS: '6',
  POOLER_CALLS: '5000',
  HOSTILE_ROUNDS: '2000',
  FUZZ_REQUESTS: '200000',
};
const amounts = isLong ? longAmounts : {};
const vitestReport = join(root, '.cache/reports/vitest.json');
const browserReport = join(root, '.cache/reports/e2e.json');
for (const report of [vitestReport, browserReport]) rmSync(report, { force: true });
// the browser tests start from a fresh database, whatever a cut-off run left behind
rmSync(join(root, '.cache/e2e-data'), { recursive: true, force: true });
installForTests();

const steps = [
  ['checks', () => runScript(['tools/check.mjs'])],
  ['build', buildWeb],
  [
    'unit, database, server, conformance, chaos and hostile tests',
    () =>
      runScript(
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${vitestReport}`,
        ],
        {
          env: { ...amounts, TZ: 'Asia/Kathmandu' },
        },
      ),
  ],
  ['browser tests', () => runScript(['node_modules/@playwright/test/cli.js', 'test'])],
];

let failedSteps = 0;
for (const [name, run] of steps) {
  const start = Date.now();
  say(`Running ${name} …`);
  const code = await run();
  if (code !== 0) failedSteps += 1;
  say(`${code === 0 ? 'Done' : 'FAILED'}: ${name}, ${Math.round((Date.now() - start) / 1000)} s`);
}

const counts = [countVitest(), countBrowser()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
// a step that failed without a failing test (types, lint, a crash) counts as one failure
const failed = Math.max(
  failedSteps,
  counts.reduce((sum, count) => sum + count.failed, 0),
);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && counts.every((count) => count.passed > 0) ? 0 : 1;

function countVitest() {
  const report = read(vitestReport);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function countBrowser() {
  const stats = read(browserReport)?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
