import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';
import { safeStep } from './safe-step.ts';

/** Reads `lefthook.yml`: each hook with the names or plain texts of its commands. */
export function readLefthookYml({ text }: ReadableFile): Findings {
  const settings = entriesOf(parseYaml(text)).flatMap(([hook, value]) => {
    const commands = entriesOf(fieldOf(value, 'commands'));
    const jobs = listOf(fieldOf(value, 'jobs')).map((job): [string, unknown] => [
      textOf(fieldOf(job, 'name')) ?? '',
      job,
    ]);
    return [...commands, ...jobs]
      .map(([name, one]) => safeStep(textOf(fieldOf(one, 'run')) ?? '') ?? name)
      .filter((step) => step !== '')
      .map((step) => `${hook}: ${step}`);
  });
  return { checks: [{ name: 'git-hook', settings }] };
}
