import type { Findings, Step } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';
import { ciFindings } from './ci-findings.ts';
import { linesToSteps, placeFrom } from './lines-to-steps.ts';
import { serviceName } from './service-name.ts';

/** A workflow that runs for changes; one that publishes, or that only a clock or a person starts, shows no checks. */
const changes = /\b(?:push|pull_request|merge_group|workflow_call)\b/;
const publishes = /(?:^|[/_.-])(?:release|publish|deploy|docker|cd|nightly|stale|codeql|pages)(?=[_.-])/i;

/** Reads a workflow of GitHub Actions: the commands of its steps, with their folders and the services of their jobs. */
export function readGithubWorkflow({ path, text }: ReadableFile): Findings {
  if (/action-semantic-pull-request|conventional-pr-title|pr-title-checker/.test(text))
    return { policies: ['pr-title'] };
  const workflow = parseYaml(text);
  const trigger = JSON.stringify(fieldOf(workflow, 'on') ?? '');
  if (publishes.test(path) || (trigger !== '""' && !changes.test(trigger))) return {};
  const rootFolder = folderIn(workflow) ?? '';
  return ciFindings(
    entriesOf(fieldOf(workflow, 'jobs')).flatMap(([name, job]): Step[] => {
      if (/^(?:release|publish|deploy)/i.test(name)) return [];
      const folder = folderIn(job) ?? rootFolder;
      const needs = entriesOf(fieldOf(job, 'services')).map(([service, value]) =>
        serviceName(textOf(fieldOf(value, 'image')) ?? service, service),
      );
      const checkouts = checkoutFolders(job);
      return listOf(fieldOf(job, 'steps')).flatMap((step) => {
        const own = textOf(fieldOf(step, 'working-directory')) ?? folder;
        if (own.includes('$')) return [];
        const place = { folder: placeFrom('', own), source: 'ci', needs } as const;
        return linesToSteps(textOf(fieldOf(step, 'run')) ?? '', place).map((one) => ({
          ...one,
          folder: withoutCheckout(one.folder, checkouts),
        }));
      });
    }),
  );
}

/** The folders into which a job checks the project out. */
function checkoutFolders(job: unknown): string[] {
  return listOf(fieldOf(job, 'steps')).flatMap((step) => {
    const path = textOf(fieldOf(step, 'with', 'path'));
    const isOwn = fieldOf(step, 'with', 'repository') === undefined;
    const isCheckout = textOf(fieldOf(step, 'uses'))?.startsWith('actions/checkout@') === true;
    return path !== undefined && isOwn && isCheckout ? [placeFrom('', path)] : [];
  });
}

function withoutCheckout(folder: string, checkouts: readonly string[]): string {
  const base = checkouts.find((one) => `${folder}/`.startsWith(`${one}/`));
  return base === undefined ? folder : folder.slice(base.length + 1);
}

function folderIn(value: unknown): string | undefined {
  return textOf(fieldOf(value, 'defaults', 'run', 'working-directory'));
}
