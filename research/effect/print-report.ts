import { compare } from './compare.ts';
import type { Interval } from './interval.ts';
import type { Result } from './result.ts';

/** Returns the comparison of all rules as Markdown: one table over everything, one per task, and the probes that turned. */
export function printReport(results: readonly Result[]): string {
  const summaries = compare(results);
  const overall = table(
    [
      'rule',
      'characters',
      'runs',
      'probes passed',
      'beside none',
      'own tests notice',
      'files outside',
      'new packages',
      'USD',
    ],
    summaries.map((summary) => [
      summary.rule,
      String(summary.ruleLength),
      String(summary.runs),
      share(summary.passed),
      summary.gain === undefined ? '' : share(summary.gain, true),
      share(summary.noticed),
      count(summary.outside),
      count(summary.dependencies),
      summary.usd?.toFixed(2) ?? '',
    ]),
  );
  const tasks = [...new Set(results.map(({ task }) => task))].sort();
  const perTask = table(
    ['task', ...summaries.map(({ rule }) => rule)],
    tasks.map((task) => [
      task,
      ...summaries.map(({ rule }) => {
        const runs = results.filter((result) => result.task === task && result.rule === rule);
        return runs.map(({ probes }) => `${probes.filter(({ passed }) => passed).length}/${probes.length}`).join(' ');
      }),
    ]),
  );
  const turned = summaries.flatMap(({ rule, harm, help }) => [
    ...harm.map((probe) => `- harm with ${rule}: ${probe}`),
    ...help.map((probe) => `- help with ${rule}: ${probe}`),
  ]);
  return `${[overall, perTask, turned.join('\n')].filter((part) => part !== '').join('\n\n')}\n`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function share({ mean, low, high }: Interval, isSigned = false): string {
  if (Number.isNaN(mean)) return '';
  const percent = (value: number) => `${isSigned && value > 0 ? '+' : ''}${(value * 100).toFixed(0)}`;
  return `${percent(mean)} % (${percent(low)} to ${percent(high)})`;
}

function count({ mean, low, high }: Interval): string {
  return Number.isNaN(mean) ? '' : `${mean.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
}
