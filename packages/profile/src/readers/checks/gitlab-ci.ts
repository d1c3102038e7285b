import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textsOf } from '../../shape/texts-of.ts';
import { safeStep } from './safe-step.ts';

/** Reads `.gitlab-ci.yml`: the plain commands of its scripts. */
export function readGitlabCi({ text }: ReadableFile): Findings {
  const steps = entriesOf(parseYaml(text))
    .flatMap(([, job]) => [...textsOf(fieldOf(job, 'before_script')), ...textsOf(fieldOf(job, 'script'))])
    .flatMap((line) => safeStep(line) ?? []);
  return steps.length === 0 ? {} : { checks: [{ name: 'ci', settings: [...new Set(steps)] }] };
}
