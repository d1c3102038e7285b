import { readFileSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { openProject } from './open-project.ts';
import { git } from './prepare-copy.ts';
import type { Task } from './task.ts';

/** The worth of a solution's own tests: whether they pass, and how many of the faults put into its lines they notice. */
export interface TestWorth {
  readonly passes: boolean;
  readonly faults: number;
  readonly noticed: number;
}

const limit = 120_000;

/** Small faults of every language here: a comparison turned round, a condition negated, a number or an answer changed. */
const changes: readonly (readonly [RegExp, string])[] = [
  [/ === /, ' !== '],
  [/ == /, ' != '],
  [/ !== /, ' === '],
  [/ <= /, ' > '],
  [/ >= /, ' < '],
  [/ < /, ' >= '],
  [/ > (?=[\w(])/, ' <= '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/ \?\? /, ' && '],
  [/\band\b/, 'or'],
  [/\bif \(/, 'if (!'],
  [/\btrue\b/, 'false'],
  [/\bTrue\b/, 'False'],
  [/\b4\d\d\b/, '200'],
  [/ \+ 1\b/, ' + 2'],
  [/\.trim\(\)/, ''],
];

/**
 * Puts `atMost` faults or fewer, one at a time and evenly spread, into the source lines that the solution added, and runs
 * the solution's tests on each. Tests that fail without a fault notice nothing.
 */
export async function measureTests(task: Task, folder: string, atMost: number): Promise<TestWorth> {
  const passes = await testsPass(task, folder);
  const places = passes ? spread(addedLines(task, folder).flatMap(faultsIn), atMost) : [];
  let noticed = 0;
  for (const { path, line, text } of places) {
    const file = join(folder, path);
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.split('\n').toSpliced(line, 1, text).join('\n'));
    if (!(await testsPass(task, folder))) noticed += 1;
    writeFileSync(file, whole);
  }
  return { passes, faults: places.length, noticed };
}

interface Line {
  readonly path: string;
  /** Counted from 0. */
  readonly line: number;
  readonly text: string;
}

async function testsPass(task: Task, folder: string): Promise<boolean> {
  return (await openProject(folder).run(task.test, { limit, environment: { NODE_ENV: 'test', CI: '1' } })).code === 0;
}

function addedLines(task: Task, folder: string): readonly Line[] {
  git(folder, 'add', '-A', '-N');
  const found: Line[] = [];
  let path = '';
  let line = 0;
  for (const row of git(folder, 'diff', '--unified=0', '--no-renames', '--no-color', 'HEAD').split('\n')) {
    if (row.startsWith('+++ ')) path = row.slice('+++ b/'.length);
    else if (row.startsWith('@@ ')) line = Number(/\+(\d+)/.exec(row)?.[1]) - 1;
    else if (row.startsWith('+')) found.push({ path, line: line++, text: row.slice(1) });
  }
  return found.filter(({ path: file }) => task.source.some((glob) => matchesGlob(file, glob)));
}

function faultsIn(place: Line): readonly Line[] {
  if (/^\s*(\/\/|\*|#|import\b|from\b|<!--)/.test(place.text)) return [];
  const change = changes.find(([pattern]) => pattern.test(place.text));
  return change === undefined ? [] : [{ ...place, text: place.text.replace(...change) }];
}

function spread<T>(all: readonly T[], atMost: number): readonly T[] {
  const step = Math.max(1, all.length / atMost);
  return Array.from({ length: Math.min(atMost, all.length) }, (_, index) => all[Math.floor(index * step)] as T);
}
