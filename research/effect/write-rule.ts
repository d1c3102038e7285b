import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DeliveryFile } from '@regelwerk/contract/rules/delivery';
import { formStateSchema } from '@regelwerk/contract/rules/form-state-schema';
import { ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { deliveriesOf } from '@regelwerk/engine/deliveries-of';
import type { Task } from './task.ts';

/** Where assistants of the command line look for a rule that is one file. */
const plainPaths = ['AGENTS.md', 'CLAUDE.md'];

/**
 * Writes a rule for a task into `folder` and returns the paths. `rule` is `none`, one of our sizes (in the files that
 * we deliver for `target`), or the path of a file with another rule.
 */
export function writeRule(task: Task, rule: string, target: string, folder: string): readonly string[] {
  const files = ruleFiles(task, rule, target);
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return files.map(({ path }) => path);
}

function ruleFiles(
  task: Task,
  rule: string,
  target: string,
): readonly Required<Pick<DeliveryFile, 'path' | 'content'>>[] {
  if (rule === 'none') return [];
  const size = ruleSizes.find((name) => name === rule);
  if (size === undefined) return plainPaths.map((path) => ({ path, content: readFileSync(rule, 'utf8') }));
  const form = formStateSchema.parse({
    aiModel: target,
    applicationType: task.applicationType,
    frameworks: task.frameworks,
    behaviorPreference: 'Strict',
    outputFormat: 'Markdown',
    additionalNotes: '',
  });
  const delivery = deliveriesOf(composeRule(form, 'en', size)).find(({ kind }) => kind === 'files');
  if (delivery === undefined) throw new Error(`${target} reads no files.`);
  return delivery.files.flatMap(({ path, content }) => (path === undefined ? [] : [{ path, content }]));
}
