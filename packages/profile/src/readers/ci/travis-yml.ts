import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';
import { textsOf } from '../../shape/texts-of.ts';
import { ciFindings } from './ci-findings.ts';
import { linesToSteps } from './lines-to-steps.ts';
import { serviceName } from './service-name.ts';

const phases = ['before_install', 'install', 'before_script', 'script'];

/** Reads `.travis.yml`: the commands of all its phases up to the tests, and those of its own jobs. */
export function readTravisYml({ text }: ReadableFile): Findings {
  const pipeline = parseYaml(text);
  const needs = textsOf(fieldOf(pipeline, 'services')).flatMap((name) =>
    /^(?:docker|xvfb)$/.test(name)
      ? []
      : [serviceName(name.replace(/^postgresql$/, 'postgres').replace(/-server$/, ''), '')],
  );
  const jobs = ['jobs', 'matrix'].flatMap((key) => listOf(fieldOf(pipeline, key, 'include')));
  const own = jobs.filter((job) => !/deploy|release/i.test(textOf(fieldOf(job, 'stage')) ?? ''));
  return ciFindings(
    [pipeline, ...own].flatMap((job, index) => {
      const lines = phases.flatMap((phase) => textsOf(fieldOf(job, phase)));
      return linesToSteps(lines.join('\n'), { folder: '', source: 'ci', job: `${index}`, needs });
    }),
  );
}
