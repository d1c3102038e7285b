import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grade } from './grade.ts';
import { closeBrowser } from './open-project.ts';
import { emptyFolder, prepareCopy, removeCopy } from './prepare-copy.ts';
import type { PlantedFault, ProbeKind, Task } from './task.ts';

/** Copies that are graded at the same time: probes of pages wait more than they work. */
const lanes = 2;

/**
 * Proves a task's probes and returns its faults: the reference solution must pass all of them, each planted fault must
 * fail the probes it names, every probe must be named by a fault, and the untouched repository must pass the probes of
 * what worked before and fail at least one of what the order asks for.
 */
export async function proveTask(name: string, task: Task): Promise<readonly string[]> {
  const faults: string[] = [];
  const named = new Set(task.planted.flatMap(({ fails }) => fails));
  for (const probe of Object.keys(task.probes))
    if (!named.has(probe)) faults.push(`${probe}: no planted fault fails it`);
  for (const probe of named) if (task.probes[probe] === undefined) faults.push(`${probe}: no such probe`);

  const jobs = [
    () => inCopy(name, task, [], (folder) => proveUntouched(task, folder)),
    () => inCopy(name, task, ['reference'], (folder) => proveReference(task, folder)),
    ...task.planted.map(
      (fault) => () => inCopy(name, task, ['reference'], (folder) => proveFault(task, folder, fault)),
    ),
  ];
  const takeJobs = async () => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) faults.push(...(await job()));
  };
  await Promise.all(Array.from({ length: lanes }, takeJobs));
  await closeBrowser();
  return faults;
}

async function inCopy(
  name: string,
  task: Task,
  overlays: readonly string[],
  act: (folder: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const folder = emptyFolder(name);
  prepareCopy(name, task, folder, overlays);
  const faults = await act(folder);
  removeCopy(folder);
  return faults;
}

async function proveUntouched(task: Task, folder: string): Promise<readonly string[]> {
  const ofKind = (kind: ProbeKind) =>
    Object.entries(task.probes).flatMap(([probe, { kind: its }]) => (its === kind ? probe : []));
  const kept = await grade(task, folder, ofKind('kept'));
  const faults = kept.flatMap(({ name: probe, passed, reason }) =>
    passed ? [] : `${probe}: fails before the order: ${reason}`,
  );
  const fails = await oneFails(task, folder, ofKind('asked'));
  return fails ? faults : [...faults, 'no probe of what is asked fails before the order'];
}

async function proveReference(task: Task, folder: string): Promise<readonly string[]> {
  const grades = await grade(task, folder);
  return grades.flatMap(({ name: probe, passed, reason }) =>
    passed ? [] : `${probe}: the reference fails it: ${reason}`,
  );
}

async function proveFault(
  task: Task,
  folder: string,
  { file, find, replace, fails }: PlantedFault,
): Promise<readonly string[]> {
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(find).length !== 2) return [`${file}: "${find}" does not occur once`];
  writeFileSync(
    path,
    whole.replace(find, () => replace),
  );
  const grades = await grade(task, folder, fails);
  const built = grades.find(({ name }) => name === 'build');
  // a solution without a page fails every probe, which proves none
  if (built !== undefined) return [`"${find}" becoming "${replace}" in ${file} does not build: ${built.reason}`];
  return grades.flatMap(({ name: probe, passed }) =>
    passed ? `${probe}: does not notice "${find}" becoming "${replace}" in ${file}` : [],
  );
}

/** Whether one of the probes fails; those after it are not run, since each may wait long for what is not there. */
async function oneFails(task: Task, folder: string, names: readonly string[]): Promise<boolean> {
  for (const name of names) if ((await grade(task, folder, [name])).some(({ passed }) => !passed)) return true;
  return false;
}
