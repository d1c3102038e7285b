import { type Interval, interval } from './interval.ts';
import type { Result } from './result.ts';

/** The effect of one rule over all tasks, beside no rule. Shares run from 0 to 1. */
export interface RuleSummary {
  readonly rule: string;
  readonly runs: number;
  readonly passed: Interval;
  /** The difference to no rule, task by task; absent for `none` itself. */
  readonly gain?: Interval;
  /** Probes, as `task: probe`, that pass in most runs without a rule and fail in most runs with it. */
  readonly harm: readonly string[];
  /** The other way round. */
  readonly help: readonly string[];
  readonly noticed: Interval;
  readonly outside: Interval;
  readonly dependencies: Interval;
  readonly ruleLength: number;
  /** US dollars of the runs that told them. */
  readonly usd?: number;
}

/** Sums results up per rule, `none` first. A rule is compared on the tasks that were also run without one. */
export function compare(results: readonly Result[]): readonly RuleSummary[] {
  const rules = [...new Set(results.map(({ rule }) => rule))].sort((a, b) => order(a) - order(b) || a.localeCompare(b));
  return rules.map((rule) => summarize(rule, results));
}

const known = ['none', 'lean', 'standard', 'full'];
const order = (rule: string) => (known.includes(rule) ? known.indexOf(rule) : known.length);

function summarize(rule: string, results: readonly Result[]): RuleSummary {
  const runs = results.filter((result) => result.rule === rule);
  const tasks = [...new Set(runs.map(({ task }) => task))];
  const perTask = (measure: (result: Result) => number | undefined) =>
    tasks.map((task) => runs.filter((run) => run.task === task).flatMap((run) => measure(run) ?? []));
  const without = (task: string) => results.filter((result) => result.rule === 'none' && result.task === task);
  const compared = tasks.filter((task) => without(task).length > 0);
  const gains = compared.map((task) => {
    const bare = without(task).map(passedShare);
    const base = bare.reduce((sum, share) => sum + share, 0) / bare.length;
    return runs.filter((run) => run.task === task).map((run) => passedShare(run) - base);
  });
  const turned = (from: boolean) =>
    compared.flatMap((task) => {
      const bare = without(task);
      const ruled = runs.filter((run) => run.task === task);
      return probesOf(ruled)
        .filter((probe) => mostly(bare, probe) === from && mostly(ruled, probe) === !from)
        .map((probe) => `${task}: ${probe}`);
    });
  const told = runs.flatMap(({ cost }) => cost?.usd ?? []);
  return {
    rule,
    runs: runs.length,
    passed: interval(perTask(passedShare)),
    ...(rule === 'none' ? {} : { gain: interval(gains) }),
    harm: rule === 'none' ? [] : turned(true),
    help: rule === 'none' ? [] : turned(false),
    noticed: interval(perTask(({ tests }) => (tests.faults === 0 ? undefined : tests.noticed / tests.faults))),
    outside: interval(perTask(({ scope }) => scope.outside.length)),
    dependencies: interval(perTask(({ scope }) => scope.dependencies.length)),
    ruleLength: Math.round(runs.reduce((sum, { ruleLength }) => sum + ruleLength, 0) / runs.length),
    ...(told.length === 0 ? {} : { usd: told.reduce((sum, usd) => sum + usd, 0) }),
  };
}

function passedShare({ probes }: Result): number {
  return probes.filter(({ passed }) => passed).length / probes.length;
}

function probesOf(runs: readonly Result[]): readonly string[] {
  return [...new Set(runs.flatMap(({ probes }) => probes.map(({ name }) => name)))];
}

/** Whether a probe passes in over two thirds of the runs (true), in under one third (false), or neither (undefined). */
function mostly(runs: readonly Result[], probe: string): boolean | undefined {
  const grades = runs.flatMap(({ probes }) => probes.filter(({ name }) => name === probe));
  const share = grades.filter(({ passed }) => passed).length / grades.length;
  if (share >= 2 / 3) return true;
  return share <= 1 / 3 ? false : undefined;
}
