import { setTimeout as pause } from 'node:timers/promises';
import { openProject } from './open-project.ts';
import type { Task } from './task.ts';

/** The outcome of one probe. `reason` says why it failed. */
export interface Grade {
  readonly name: string;
  readonly passed: boolean;
  readonly reason?: string;
}

const probeLimit = 30_000;

/**
 * Builds the solution in `folder` and runs the task's probes one after another, each with its own services and pages.
 * A build that fails is a probe named `build`, and the other probes fail with it.
 */
export async function grade(task: Task, folder: string, only?: readonly string[]): Promise<readonly Grade[]> {
  const fault = await build(task, folder);
  const names = Object.keys(task.probes).filter((name) => only === undefined || only.includes(name));
  if (fault !== undefined)
    return [
      { name: 'build', passed: false, reason: fault },
      ...names.map((name) => ({ name, passed: false, reason: 'not built' })),
    ];
  const grades: Grade[] = [];
  for (const name of names) grades.push(await gradeProbe(task, name, folder));
  return grades;
}

async function build({ build: command }: Task, folder: string): Promise<string | undefined> {
  if (command === undefined) return undefined;
  const { code, stdout, stderr } = await openProject(folder).run(command, { limit: 300_000 });
  return code === 0 ? undefined : `${stdout}\n${stderr}`.trim().slice(-2_000);
}

async function gradeProbe(task: Task, name: string, folder: string): Promise<Grade> {
  const project = openProject(folder);
  const ended = new AbortController();
  try {
    const limit = pause(probeLimit, undefined, { signal: ended.signal }).then(() => {
      throw new Error(`took over ${probeLimit} ms`);
    });
    await Promise.race([task.probes[name]?.run(project), limit]);
    return { name, passed: true };
  } catch (error) {
    return { name, passed: false, reason: error instanceof Error ? error.message : String(error) };
  } finally {
    ended.abort();
    await project.close();
  }
}
