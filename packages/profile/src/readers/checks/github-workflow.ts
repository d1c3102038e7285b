import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { linesOf } from '../../shape/lines-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';
import { safeStep } from './safe-step.ts';

/** Reads a workflow of GitHub Actions: the plain commands of its steps. */
export function readGithubWorkflow({ text }: ReadableFile): Findings {
  const steps = entriesOf(fieldOf(parseYaml(text), 'jobs'))
    .flatMap(([, job]) => listOf(fieldOf(job, 'steps')))
    .flatMap((step) => linesOf(textOf(fieldOf(step, 'run')) ?? ''))
    .flatMap((line) => safeStep(line) ?? []);
  return steps.length === 0 ? {} : { checks: [{ name: 'ci', settings: [...new Set(steps)] }] };
}
