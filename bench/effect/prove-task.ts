import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grade } from './grade.ts';
import { emptyFolder, prepareCopy, removeCopy } from './prepare-copy.ts';
import type { Task } from './task.ts';

/**
 * Proves a task's probes and returns its faults: the reference solution must pass all of them, each planted fault must
 * fail the probes it names, every probe must be named by a fault, and the untouched repository must pass the probes of
 * what worked before and fail at least one of what the order asks for.
 */
export async function proveTask(name: string, task: Task): Promise<readonly string[]> {
  const faults: string[] = [];
  const probes = Object.entries(task.probes);
  const named = new Set(task.planted.flatMap(({ fails }) => fails));
  for (const [probe] of probes) if (!named.has(probe)) faults.push(`${probe}: no planted fault fails it`);
  for (const probe of named) if (task.probes[probe] === undefined) faults.push(`${probe}: no such probe`);

  const before = emptyFolder(name);
  prepareCopy(name, task, before);
  const untouched = await grade(task, before);
  for (const { name: probe, passed, reason } of untouched)
    if (!passed && task.probes[probe]?.kind === 'kept') faults.push(`${probe}: fails before the order: ${reason}`);
  if (untouched.every(({ name: probe, passed }) => passed || task.probes[probe]?.kind !== 'asked'))
    faults.push('no probe of what is asked fails before the order');
  removeCopy(before);

  const folder = emptyFolder(name);
  prepareCopy(name, task, folder, ['reference']);
  for (const { name: probe, passed, reason } of await grade(task, folder))
    if (!passed) faults.push(`${probe}: the reference fails it: ${reason}`);
  for (const { file, find, replace, fails } of task.planted) {
    const path = join(folder, file);
    const bytes = readFileSync(path);
    const whole = bytes.toString('utf8');
    if (whole.split(find).length !== 2) {
      faults.push(`${file}: "${find}" does not occur once`);
      continue;
    }
    writeFileSync(
      path,
      whole.replace(find, () => replace),
    );
    for (const { name: probe, passed } of await grade(task, folder, fails))
      if (passed) faults.push(`${probe}: does not notice "${find}" becoming "${replace}" in ${file}`);
    writeFileSync(path, bytes);
  }
  removeCopy(folder);
  return faults;
}
