import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isLongRun } from '../../tools/testing/is-long-run.ts';
import { resultSchema } from './result.ts';

const folder = mkdtempSync(join(tmpdir(), 'effect-test-'));
const results = join(folder, 'results.json');
const reference = join(import.meta.dirname, 'tasks/links-service/reference');
const probes = 'a code is given once; clicks are counted; no package was added';

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function effect(...words: string[]) {
  const main = join(import.meta.dirname, 'effect.ts');
  return spawnSync(process.execPath, [main, '--results', results, '--faults', '2', ...words], {
    encoding: 'utf8',
    timeout: 290_000,
  });
}

const run = (agent: string, rule: string) =>
  effect('--task', 'links-service', '--probe', probes, '--agent', agent, '--rule', rule);
const kept = (rule: string) =>
  resultSchema
    .array()
    .parse(JSON.parse(readFileSync(results, 'utf8')))
    .find((result) => result.rule === rule);

test('an assistant gets the order twice, the rule in its files, and a proxy; what it did is measured', () => {
  const agent = [
    'set -e',
    'test "$(cat)" = "$(cat "$EFFECT_ORDER")"',
    'grep -q TypeScript CLAUDE.md',
    `cp -R '${reference}/.' .`,
    `curl -s -o /dev/null https://elsewhere.example && exit 1`,
    `echo '{"inputTokens": 1200, "outputTokens": 300, "usd": 0.02}' > "$EFFECT_COST"`,
  ].join('\n');
  const { stdout, status } = run(agent, 'lean');
  expect(stdout).toContain('links-service-lean-1: 3 of 3 probes');
  expect(stdout).toContain('Refused: elsewhere.example');
  expect(status).toBe(0);
  const result = kept('lean');
  expect(result).toMatchObject({
    cost: { usd: 0.02 },
    tests: { passes: true },
    scope: { outside: [], dependencies: [] },
  });
  expect(result?.scope.files).toContain('src/parse-csv.ts');
  expect(result?.tests.noticed).toBeGreaterThan(0);
  expect(result?.ruleLength).toBeGreaterThan(1_000);
});

test.runIf(isLongRun)('an assistant that breaks things is told apart, and the report names the harm', () => {
  expect(run(`cp -R '${reference}/.' .`, 'none').stdout).toContain('3 of 3 probes');
  const rule = join(folder, 'Their rule.md');
  writeFileSync(rule, 'Use many packages.\n');
  const agent = [
    `cp -R '${reference}/.' .`,
    "grep -q 'many packages' AGENTS.md || exit 1",
    "sed -i 's/link.clicks + 1/link.clicks/' src/store.ts",
    `sed -i 's/"private": true,/"private": true, "dependencies": {"left-pad": "1.3.0"},/' package.json`,
    'echo note > NOTES.txt',
  ].join('\n');
  const { stdout } = run(agent, rule);
  expect(stdout).toContain('1 of 3 probes, tests fail, 2 files outside, 1 new packages');
  expect(stdout).toContain('✗ clicks are counted: three clicks are not three');
  const report = effect('--report').stdout;
  expect(report).toContain(`harm with ${rule}: links-service: clicks are counted`);
  expect(report).not.toContain('links-service: a code is given once');
  expect(report).toMatch(/\| none \| 0 \| 1 \| 100 % \(100 to 100\) \|/);
});

test.runIf(isLongRun)('copies can be prepared for an assistant without a command line and graded afterwards', () => {
  const copies = join(folder, 'copies');
  expect(effect('--task', 'links-service', '--rule', 'none', '--prepare', copies).status).toBe(0);
  const { stdout } = effect('--grade', copies, '--probe', probes);
  expect(stdout).toContain('links-service-none-1: 2 of 3 probes');
});

test('an unknown argument is answered with the usage', () => {
  const { status, stderr } = effect('--sideways');
  expect(status).toBe(2);
  expect(stderr).toContain('Usage: npm run effect');
});
