import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Task } from './task.ts';
import { upkeepProbes } from './upkeep-probes.ts';

const folder = join(import.meta.dirname, 'tasks');

/** The names of all tasks, in the order of the alphabet. */
export const taskNames: readonly string[] = readdirSync(folder)
  .filter((name) => existsSync(join(folder, name, 'task.ts')))
  .sort();

/** Loads a task by the name of its folder, with the probes of every task; throws with the known names for another one. */
export async function loadTask(name: string): Promise<Task> {
  if (!taskNames.includes(name)) throw new Error(`There is no task ${name}. Known: ${taskNames.join(', ')}`);
  const { task }: { task: Task } = await import(join(folder, name, 'task.ts'));
  return { ...task, probes: { ...task.probes, ...upkeepProbes(name, task) } };
}
