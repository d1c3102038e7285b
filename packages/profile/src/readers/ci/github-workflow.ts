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
  const jobs = entriesOf(fieldOf(workflow, 'jobs')).filter(([name]) => !/^(?:release|publish|deploy)/i.test(name));
  const runtimes = jobs.flatMap(([, job]) => listOf(fieldOf(job, 'steps')).flatMap(runtimeOf));
  const tried = jobs.flatMap(([, job]) => listOf(fieldOf(job, 'steps')).flatMap((step) => triedBy(step, job)));
  const isElsewhere = jobs.some(([, job]) => !isOnWindows(job));
  const findings = ciFindings(
    jobs.flatMap(([, job]): Step[] => {
      // the same on Windows has other words for the shell
      if (isElsewhere && isOnWindows(job)) return [];
      const folder = folderIn(job) ?? rootFolder;
      const needs = entriesOf(fieldOf(job, 'services')).map(([service, value]) =>
        serviceName(textOf(fieldOf(value, 'image')) ?? service, service),
      );
      const checkouts = checkoutFolders(job);
      return listOf(fieldOf(job, 'steps')).flatMap((step) => {
        const own = textOf(fieldOf(step, 'working-directory')) ?? folder;
        if (own.includes('$')) return [];
        const place = { folder: placeFrom('', own), source: 'ci', needs } as const;
        return linesToSteps(withMatrix(textOf(fieldOf(step, 'run')) ?? '', job), place).map((one) => ({
          ...one,
          folder: withoutCheckout(one.folder, checkouts),
        }));
      });
    }),
  );
  return { ...findings, tried, ...(runtimes.length === 0 ? {} : { runtimes }) };
}

/** The one version that a job sets up, of languages whose manifests often name none. */
function runtimeOf(step: unknown): { name: string; version: string }[] {
  const [, name = ''] = /^actions\/setup-(python|java)@/.exec(textOf(fieldOf(step, 'uses')) ?? '') ?? [];
  const version = textOf(fieldOf(step, 'with', `${name}-version`))?.replace(/\.x$/, '');
  return name !== '' && version !== undefined && /^\d+(?:\.\d+)*$/.test(version) ? [{ name, version }] : [];
}

/** The versions of a language that a job sets up, one for each value of its matrix. */
function triedBy(step: unknown, job: unknown): { name: string; version: string }[] {
  const [, name = ''] = /\/setup-(node|python|ruby|go|php)@/.exec(textOf(fieldOf(step, 'uses')) ?? '') ?? [];
  if (name === '') return [];
  const stated = textOf(fieldOf(step, 'with', `${name}-version`)) ?? '';
  const [, key] = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/.exec(stated) ?? [];
  const values =
    key === undefined ? [] : listOf(fieldOf(job, 'strategy', 'matrix', key)).map((one) => textOf(one) ?? '');
  return (values.length === 0 ? [stated] : values).map((version) => ({ name, version }));
}

function isOnWindows(job: unknown): boolean {
  return textOf(fieldOf(job, 'runs-on'))?.startsWith('windows') === true;
}

/** A value of the matrix that may be empty, or is the only one, is put in; a run for each of several values is none of the whole project. */
function withMatrix(script: string, job: unknown): string {
  return script.replace(/\$\{\{\s*matrix\.([\w-]+)\s*\}\}/g, (whole, key: string) => {
    const values = listOf(fieldOf(job, 'strategy', 'matrix', key));
    if (values.includes('')) return '';
    return (values.length === 1 ? textOf(values[0]) : undefined) ?? whole;
  });
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
