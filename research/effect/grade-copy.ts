import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Copy } from './copy.ts';
import { grade } from './grade.ts';
import { measureScope } from './measure-scope.ts';
import { measureTests } from './measure-tests.ts';
import { closeBrowser } from './open-project.ts';
import type { Result } from './result.ts';
import type { AssistantRun } from './run-assistant.ts';
import { loadTask } from './tasks.ts';

interface Grading {
  /** The names of the probes to run; without them, all. */
  readonly probes?: readonly string[] | undefined;
  /** How many faults the solution's own tests should notice. */
  readonly faults: number;
}

/** Measures what an assistant made of a copy: its reach first, since probes and planted faults leave files behind. */
export async function gradeCopy(
  copy: Copy,
  { probes: probeNames, faults }: Grading,
  run?: AssistantRun,
): Promise<Result> {
  const task = await loadTask(copy.task);
  const { rule, repeat, ruleFiles, folder } = copy;
  const scope = measureScope(task, folder, ruleFiles);
  const probes = await grade(task, folder, probeNames);
  await closeBrowser();
  const tests = await measureTests(task, folder, faults);
  return {
    task: copy.task,
    rule,
    repeat,
    ruleLength: ruleFiles.reduce((sum, path) => sum + readFileSync(join(folder, path), 'utf8').length, 0),
    probes: [...probes],
    scope: { ...scope, files: [...scope.files], outside: [...scope.outside], dependencies: [...scope.dependencies] },
    tests,
    ...(run === undefined ? {} : { seconds: run.seconds }),
    ...(run?.cost === undefined ? {} : { cost: run.cost }),
  };
}
