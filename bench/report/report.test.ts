import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Figure } from './figure.ts';
import { isMet } from './is-met.ts';
import type { Machine } from './machine.ts';
import { type Run, readRun } from './run-file.ts';
import { summarizeFigures } from './summary.ts';
import { writeComparison } from './write-comparison.ts';
import { writeReport } from './write-report.ts';

const machine: Machine = {
  processor: 'Two slow cores',
  cores: 2,
  memoryGb: 24,
  system: 'linux 6',
  node: 'v26',
  load: 0.3,
};

/** Three repeats of a read at these rates, each beside a thousand. */
function reads(rates: readonly number[]): readonly Figure[] {
  return rates.map((value) => ({
    name: 'read balance',
    unit: '/s',
    value,
    reference: { name: 'pgbench', value: 1000 },
    goal: { of: 'ratio', atLeast: 0.6 },
  }));
}

function run(figures: readonly Figure[], load = machine.load): Run {
  return {
    startedAt: '2026-11-23T08:00:00.000Z',
    machine: { ...machine, load },
    figures: [...summarizeFigures(figures)],
  };
}

test('a figure is the median of its repeats with their least and most, and its ratio that of each repeat', () => {
  const [one] = summarizeFigures([...reads([500, 900, 700]), { name: 'other', unit: 'ms', value: 1 }]);
  expect(one).toMatchObject({
    repeats: 3,
    value: { median: 700, least: 500, most: 900 },
    ratio: { median: 0.7, least: 0.5, most: 0.9 },
  });
  expect(summarizeFigures(reads([500, 900]))[0]?.value.median).toBe(700);
});

test.each([
  [700, true],
  [600, true],
  [599, false],
])('a median of %i beside 1000 keeps a ratio of at least 0.6: %s', (rate, met) => {
  const [one] = summarizeFigures(reads([rate]));
  expect(one && isMet(one)).toBe(met);
});

test('a bound of the value is not one of the ratio, and a figure without a bound keeps none', () => {
  const slow: Figure = { name: 'start', unit: 'ms', value: 1200, goal: { of: 'value', atMost: 1000 } };
  const [bound, free] = summarizeFigures([slow, { name: 'free', unit: 'ms', value: 1 }]);
  expect([bound && isMet(bound), free && isMet(free)]).toEqual([false, undefined]);
});

test('a report names the machine and its load, and calls no run above a load of 0.5 quiet', () => {
  const quiet = writeReport(run(reads([500, 900, 700]), 0.5));
  expect(quiet).toContain('Two slow cores, 2 cores, 24 GB, linux 6, Node v26');
  expect(quiet).toContain('Load average before the run: 0.50.');
  expect(quiet).toMatch(
    /read balance +\| 3 +\| 700 \(500 to 900\) \/s +\| pgbench +\| 0.70 \(0.50 to 0.90\) +\| ✓ ratio ≥ 0.6/,
  );
  const busy = writeReport(run(reads([500]), 0.51));
  expect(busy).toContain('NOT A QUIET RUN: the load average before it was 0.51');
  expect(busy).toContain('✗ ratio ≥ 0.6');
});

test('a comparison shows the change of each ratio, and whether it is within the spread', () => {
  const before = run([...reads([490, 500, 510]), { name: 'gone', unit: 'ms', value: 1 }]);
  const faster = writeComparison(before, run([...reads([700, 750, 800]), { name: 'memory', unit: 'MB', value: 90 }]));
  expect(faster).toMatch(/read balance +\| 0.50 +\| 0.75 +\| \+50 % +\|/);
  expect(faster).toMatch(/memory +\| +\| +\| new/);
  expect(faster).toMatch(/gone +\| +\| +\| no longer measured/);
  expect(writeComparison(before, run(reads([400, 495, 600])))).toContain('-1 %, within the spread');
});

test('a kept run is read back, and a file without one is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'regelwerk-bench-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const kept = run(reads([500]));
  writeFileSync(join(folder, 'run.json'), JSON.stringify(kept));
  expect(readRun(join(folder, 'run.json'))).toEqual(kept);
  writeFileSync(join(folder, 'other.json'), '{"figures": 7}');
  expect(() => readRun(join(folder, 'other.json'))).toThrow(/other\.json holds no run/);
  expect(() => readRun(join(folder, 'missing.json'))).toThrow(/missing\.json holds no run/);
});
