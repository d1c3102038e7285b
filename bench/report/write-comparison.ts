import type { Run } from './run-file.ts';
import type { Spread, Summary } from './summary.ts';
import { writeTable } from './write-table.ts';

/** Writes how each figure changed between two runs: by its ratio where it has one, as that depends least on the machine. */
export function writeComparison(before: Run, after: Run): string {
  const known = new Map(before.figures.map((one) => [one.name, one]));
  const rows = after.figures.map((one) => {
    const earlier = known.get(one.name);
    return earlier === undefined ? [one.name, '', '', 'new'] : [one.name, ...changeOf(earlier, one)];
  });
  const gone = before.figures.filter(({ name }) => !after.figures.some((one) => one.name === name));
  return writeTable([
    ['figure', 'before', 'after', 'change'],
    ...rows,
    ...gone.map(({ name }) => [name, '', '', 'no longer measured']),
  ]);
}

function changeOf(earlier: Summary, later: Summary): readonly string[] {
  const [before, after, unit] =
    earlier.ratio === undefined || later.ratio === undefined
      ? [earlier.value, later.value, ` ${later.unit}`]
      : [earlier.ratio, later.ratio, ''];
  const percent = (after.median / before.median - 1) * 100;
  const change = `${percent < 0 ? '' : '+'}${percent.toFixed(0)} %`;
  return [
    `${before.median.toFixed(2)}${unit}`,
    `${after.median.toFixed(2)}${unit}`,
    isApart(before, after) ? change : `${change}, within the spread`,
  ];
}

function isApart(one: Spread, other: Spread): boolean {
  return one.most < other.least || other.most < one.least;
}
