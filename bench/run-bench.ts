import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figure, figureSchema } from './report/figure.ts';
import { readMachine } from './report/machine.ts';
import { type Run, readRun } from './report/run-file.ts';
import { summarizeFigures } from './report/summary.ts';
import { writeComparison } from './report/write-comparison.ts';
import { writeReport } from './report/write-report.ts';

const root = join(import.meta.dirname, '..');

/** Measurements that vary from run to run. They take turns, so that a disturbance does not meet all repeats of one. */
const repeated = ['compose', 'examine', 'generations', 'reads', 'charged', 'start', 'command-line'];
/** Measurements whose figure is the same in every run. */
const single = ['initial-javascript'];
const repeats = 3;

const { values } = parseArgs({
  options: {
    compare: { type: 'string' },
    only: { type: 'string' },
    file: { type: 'string', default: join(root, '.cache/reports/bench.json') },
  },
});
const earlier = values.compare === undefined ? undefined : readRun(values.compare);
const named = values.only?.split(',') ?? [...repeated, ...single];
const machine = readMachine();
const startedAt = new Date().toISOString();
const figures: Figure[] = [];
/** A measurement that fails loses no figure of the others. */
const failed: string[] = [];
for (let repeat = 1; repeat <= repeats; repeat += 1)
  for (const name of repeated.filter((one) => named.includes(one)))
    figures.push(...measure(name, `${repeat} of ${repeats}`));
for (const name of named.filter((one) => !repeated.includes(one))) figures.push(...measure(name, 'once'));

const run: Run = { startedAt, machine, figures: [...summarizeFigures(figures)] };
process.stdout.write(writeReport(run));
if (earlier !== undefined) process.stdout.write(`\n${writeComparison(earlier, run)}\n`);
mkdirSync(dirname(values.file), { recursive: true });
writeFileSync(values.file, JSON.stringify(run, null, 2));

if (failed.length > 0) {
  process.stderr.write(`Failed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}

/** Runs one measurement, of this folder or named by its path, in a process of its own; its last line holds the figures. */
function measure(name: string, turn: string): readonly Figure[] {
  process.stderr.write(`Measuring ${name} (${turn}) … `);
  const began = performance.now();
  const file = name.includes('/') ? `${name}.ts` : `bench/${name}.ts`;
  const { status, stdout } = spawnSync(process.execPath, [file], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.stderr.write(`${((performance.now() - began) / 1000).toFixed(0)} s\n`);
  if (status !== 0) {
    failed.push(name);
    return [];
  }
  return figureSchema.array().parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}
