import type { Goal } from './figure.ts';
import { isMet } from './is-met.ts';
import { quietLoad } from './machine.ts';
import type { Run } from './run-file.ts';
import type { Spread, Summary } from './summary.ts';
import { writeTable } from './write-table.ts';

/** Writes a run for people: the machine, the method, and one row for each figure. */
export function writeReport({ startedAt, machine, figures }: Run): string {
  const { processor, cores, memoryGb, system, node, load } = machine;
  const isQuiet = load <= quietLoad;
  return [
    `${startedAt}, ${processor}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}`,
    isQuiet
      ? `Load average before the run: ${load.toFixed(2)}.`
      : `NOT A QUIET RUN: the load average before it was ${load.toFixed(2)}, above ${quietLoad}. Only the ratios mean something.`,
    'Median of the repeats, their least and most in brackets. The load of all clients runs on the same cores. A reference is measured in the same repeat.',
    '',
    writeTable([
      ['figure', 'repeats', 'value', 'beside', 'ratio', 'goal'],
      ...figures.map((one) => [
        one.name,
        String(one.repeats),
        `${amounts(one.value)} ${one.unit}`,
        one.reference ?? '',
        one.ratio === undefined ? '' : amounts(one.ratio, 2),
        goalOf(one),
      ]),
    ]),
    '',
  ].join('\n');
}

function amounts({ median, least, most }: Spread, digits = median < 100 ? 2 : 0): string {
  const write = (value: number) => value.toFixed(digits);
  return least === most ? write(median) : `${write(median)} (${write(least)} to ${write(most)})`;
}

function goalOf(one: Summary): string {
  if (one.goal === undefined) return '';
  return `${isMet(one) ? '✓' : '✗'} ${one.goal.of === 'ratio' ? 'ratio ' : ''}${boundOf(one.goal)}`;
}

function boundOf({ atLeast, atMost }: Goal): string {
  return atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
}
