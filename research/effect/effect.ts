import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Copy, copyName, readCopy, recordOf, writeCopy } from './copy.ts';
import { gradeCopy } from './grade-copy.ts';
import { emptyFolder, removeCopy, taskFolder } from './prepare-copy.ts';
import { printReport } from './print-report.ts';
import { proveTask } from './prove-task.ts';
import type { Result } from './result.ts';
import { addResult, readResults } from './results-file.ts';
import { runAssistant } from './run-assistant.ts';
import { loadTask, taskNames } from './tasks.ts';

const usage = `Usage: npm run effect -- --agent 'COMMAND' [--task T] [--rule RULE] [--repeat N]
  --agent COMMAND   runs an assistant of the command line on every task; the order is its input and in $EFFECT_ORDER
  --task NAMES      ${taskNames.join(', ')} (default all)
  --rule RULES      none, lean, standard, full or the path of a file (default none,lean,standard)
  --repeat N        runs per task and rule (default 1)
  --target NAME     the assistant whose files our rule is delivered in (default Claude)
  --minutes N       time limit of one run (default 30)
  --allow HOSTS     hosts beside the package registry that the assistant may reach
  --probe NAMES     only these probes, separated by semicolons
  --faults N        faults that are put into a solution to judge its tests (default 8)
  --results FILE    where results are added (default .cache/effect/results.json)
  --prepare DIR     only write the copies into DIR, for an assistant without a command line
  --grade DIR       grade the copies in DIR
  --report          compare the results in --results
  --prove           check every probe with the reference solution and its planted faults

NAMES of tasks, RULES and HOSTS are separated by commas.`;

const options = {
  agent: { type: 'string' },
  task: { type: 'string', default: taskNames.join(',') },
  rule: { type: 'string', default: 'none,lean,standard' },
  repeat: { type: 'string', default: '1' },
  target: { type: 'string', default: 'Claude' },
  minutes: { type: 'string', default: '30' },
  allow: { type: 'string', default: '' },
  probe: { type: 'string' },
  faults: { type: 'string', default: '8' },
  results: { type: 'string', default: join(import.meta.dirname, '../../.cache/effect/results.json') },
  prepare: { type: 'string' },
  grade: { type: 'string' },
  report: { type: 'boolean', default: false },
  prove: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Values = NonNullable<ReturnType<typeof readArguments>>;

const values = readArguments();
process.exitCode = values === undefined ? 2 : await act(values);

/** Returns undefined for an unknown argument, after printing it. */
function readArguments() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return undefined;
  }
}

/** Does what the arguments say; returns the exit code. */
async function act(wanted: Values): Promise<number> {
  if (wanted.help) console.log(usage);
  else if (wanted.report) process.stdout.write(printReport(readResults(wanted.results)));
  else if (wanted.prove) return prove(split(wanted.task));
  else if (wanted.grade !== undefined) await gradeAll(wanted.grade, wanted);
  else if (wanted.prepare !== undefined) await prepareAll(wanted.prepare, wanted);
  else if (wanted.agent !== undefined) await runAll(wanted.agent, wanted);
  else {
    console.error(usage);
    return 2;
  }
  return 0;
}

function split(text: string, by = ','): readonly string[] {
  return text.split(by).flatMap((part) => part.trim() || []);
}

function copies({ task, rule, repeat }: Values): readonly Pick<Copy, 'task' | 'rule' | 'repeat'>[] {
  const repeats = Array.from({ length: Number(repeat) }, (_, index) => index + 1);
  return repeats.flatMap((turn) =>
    split(task).flatMap((name) => split(rule).map((words) => ({ task: name, rule: words, repeat: turn }))),
  );
}

async function prepareAll(folder: string, wanted: Values): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const copy of copies(wanted)) {
    await writeCopy(copy, wanted.target, join(folder, copyName(copy)));
    console.log(join(folder, copyName(copy)));
  }
}

async function runAll(agent: string, wanted: Values): Promise<void> {
  for (const { task, rule, repeat } of copies(wanted)) {
    const copy = await writeCopy({ task, rule, repeat }, wanted.target, emptyFolder(task));
    const order = readFileSync(join(taskFolder(task), 'order.md'), 'utf8');
    const limits = { hosts: split(wanted.allow), minutes: Number(wanted.minutes) };
    const run = await runAssistant(agent, order, copy.folder, limits);
    if (run.refused.length > 0) console.log(`Refused: ${run.refused.join(', ')}`);
    keep(await gradeCopy(copy, grading(wanted), run), wanted.results);
    for (const path of [copy.folder, recordOf(copy.folder)]) removeCopy(path);
  }
}

async function gradeAll(folder: string, wanted: Values): Promise<void> {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  for (const name of names.sort()) keep(await gradeCopy(readCopy(join(folder, name)), grading(wanted)), wanted.results);
}

function grading({ probe, faults }: Values) {
  return { probes: probe === undefined ? undefined : split(probe, ';'), faults: Number(faults) };
}

/** Adds a result to the file and prints it: one line, and one for each probe that failed. */
function keep(result: Result, file: string): void {
  addResult(file, result);
  const { probes, tests, scope } = result;
  const failed = probes.filter(({ passed }) => !passed);
  console.log(
    `${copyName(result)}: ${probes.length - failed.length} of ${probes.length} probes, ` +
      `tests ${tests.passes ? `notice ${tests.noticed} of ${tests.faults} faults` : 'fail'}, ` +
      `${scope.outside.length} files outside, ${scope.dependencies.length} new packages`,
  );
  for (const { name, reason = '' } of failed) console.log(`  ✗ ${name}: ${reason.split('\n')[0]}`);
}

/** Prints each task's faults; returns the exit code. */
async function prove(names: readonly string[]): Promise<number> {
  let code = 0;
  for (const name of names) {
    const task = await loadTask(name);
    const faults = await proveTask(name, task);
    const amount = Object.keys(task.probes).length;
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}: ${amount} probes, ${task.planted.length} planted faults`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) code = 1;
  }
  return code;
}
