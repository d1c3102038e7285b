import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';
import { textsOf } from '../../shape/texts-of.ts';
import { ciFindings } from './ci-findings.ts';
import { linesToSteps } from './lines-to-steps.ts';
import { serviceName } from './service-name.ts';

/** Reads `.gitlab-ci.yml`: the commands of its scripts. */
export function readGitlabCi({ text }: ReadableFile): Findings {
  const pipeline = parseYaml(text);
  const shared = fieldOf(pipeline, 'services') ?? fieldOf(pipeline, 'default', 'services');
  return ciFindings(
    entriesOf(pipeline).flatMap(([name, job]) => {
      if (/^\.?(?:release|publish|deploy|pages)/i.test(name)) return [];
      const needs = listOf(fieldOf(job, 'services') ?? shared).flatMap((one) => {
        const image = textOf(one) ?? textOf(fieldOf(one, 'name'));
        return image === undefined ? [] : [serviceName(image, 'service')];
      });
      const lines = [...textsOf(fieldOf(job, 'before_script')), ...textsOf(fieldOf(job, 'script'))];
      return linesToSteps(lines.join('\n'), { folder: '', source: 'ci', job: name, needs });
    }),
  );
}
