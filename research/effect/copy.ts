import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { prepareCopy } from './prepare-copy.ts';
import { loadTask } from './tasks.ts';
import { writeRule } from './write-rule.ts';

const copySchema = z.object({
  task: z.string(),
  rule: z.string(),
  repeat: z.number().int().positive(),
  ruleFiles: z.array(z.string()),
});

/** A copy of a task's repository with a rule in it, ready for an assistant. */
export type Copy = z.infer<typeof copySchema> & { readonly folder: string };

/** Writes a copy into `folder`, and what it is into a file beside it, where the assistant does not look. */
export async function writeCopy(
  wanted: Omit<Copy, 'folder' | 'ruleFiles'>,
  target: string,
  folder: string,
): Promise<Copy> {
  const task = await loadTask(wanted.task);
  prepareCopy(wanted.task, task, folder);
  const copy = { ...wanted, ruleFiles: [...writeRule(task, wanted.rule, target, folder)] };
  writeFileSync(recordOf(folder), JSON.stringify(copy, null, 1));
  return { ...copy, folder };
}

/** Reads what the copy in `folder` is. */
export function readCopy(folder: string): Copy {
  return { ...copySchema.parse(JSON.parse(readFileSync(recordOf(folder), 'utf8'))), folder };
}

/** The name of a copy for people and folders. */
export function copyName({ task, rule, repeat }: Pick<Copy, 'task' | 'rule' | 'repeat'>): string {
  return `${task}-${rule.replaceAll(/\W+/g, '_')}-${repeat}`;
}

/** The file beside a copy. */
export function recordOf(folder: string): string {
  return `${folder}.json`;
}
