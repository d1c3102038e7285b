import { placeFrom } from '@regelwerk/contract/rules/place-from';
import type { Findings, Step } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';
import { calledJobs } from './called-jobs.ts';
import { ciFindings } from './ci-findings.ts';
import { commandOfAction } from './command-of-action.ts';
import { linesToSteps } from './lines-to-steps.ts';
import { serviceName } from './service-name.ts';
import { startedServices } from './started-services.ts';

/** A workflow that runs for changes; one that publishes, or that only a clock or a person starts, shows no checks. */
const changes = /\b(?:push|pull_request|merge_group|workflow_call)\b/;
const publishes = /(?:^|[/_.-])(?:release|publish|deploy|docker|cd|nightly|stale|codeql|pages)(?=[_.-])/i;

/** Reads a workflow of GitHub Actions: the commands of its steps, with their folders and the services of their jobs. */
export function readGithubWorkflow({ path, text, textAt }: ReadableFile): Findings {
  if (
    /action-semantic-pull-request|conventional-pr-title|pr-title-checker|require-conventional-title:\s*true/.test(text)
  )
    return { policies: ['pr-title'] };
  const workflow = parseYaml(text);
  const trigger = JSON.stringify(fieldOf(workflow, 'on') ?? '');
  if (publishes.test(path) || (trigger !== '""' && !changes.test(trigger))) return {};
  const jobs = calledJobs(workflow, textAt).filter(
    ({ name, job }) => !/^(?:release|publish|deploy)/i.test(name) && !isForRelease(job),
  );
  const runtimes = jobs.flatMap(({ steps }) => steps.flatMap((step) => runtimeOf(step, textAt)));
  const tried = jobs.flatMap(({ job, steps }) => steps.flatMap((step) => triedBy(step, job)));
  const isElsewhere = jobs.some(({ job }) => !isOnWindows(job));
  const findings = ciFindings(
    jobs.flatMap(({ name, job, steps, folder: rootFolder, filled }): Step[] => {
      // the same on Windows has other words for the shell
      if (isElsewhere && isOnWindows(job)) return [];
      const folder = textOf(fieldOf(job, 'defaults', 'run', 'working-directory')) ?? rootFolder ?? '';
      const needs = entriesOf(fieldOf(job, 'services'))
        .map(([service, value]) => serviceName(textOf(fieldOf(value, 'image')) ?? service, service))
        .filter((service) => !isOfOneEntry(service, job));
      const checkouts = checkoutFolders(steps);
      return steps.flatMap((step) => {
        const stated = fieldOf(step, 'working-directory') ?? fieldOf(step, 'with', 'working-directory');
        const own = filled(textOf(stated) ?? folder);
        if (own.includes('$')) return [];
        if (isForRelease(step)) return [];
        const script = filled(textOf(fieldOf(step, 'run')) ?? commandOfAction(step) ?? '');
        // one of several databases is started for its own run
        const isForSome = /\bmatrix\./.test(textOf(fieldOf(step, 'if')) ?? '');
        const started = [serviceOfAction(step) ?? [], startedServices(script, placeFrom('', own), textAt)].flat();
        for (const service of isForSome ? [] : started)
          if (!needs.includes(service) && !isOfOneEntry(service, job)) needs.push(service);
        const place = { folder: placeFrom('', own), source: 'ci', job: name, needs: [...needs] } as const;
        return linesToSteps(inOneWord(withMatrix(withTasks(ofMatrix(script, job), job), job)), place).map((one) => ({
          ...one,
          folder: withoutCheckout(one.folder, checkouts),
        }));
      });
    }),
  );
  return { ...findings, tried, ...(runtimes.length === 0 ? {} : { runtimes }) };
}

/** The one version that a job sets up, of languages whose manifests often name none. */
function runtimeOf(step: unknown, textAt: ReadableFile['textAt']): { name: string; version: string }[] {
  const used = textOf(fieldOf(step, 'uses')) ?? '';
  const [, given = ''] = /^actions\/setup-(python|java)@/.exec(used) ?? [];
  const name = used.startsWith('subosito/flutter-action@') ? 'flutter' : given;
  const file = textOf(fieldOf(step, 'with', `${name}-version-file`));
  const written = file === undefined ? undefined : textAt(placeFrom('', file))?.trim();
  const version = (textOf(fieldOf(step, 'with', `${name}-version`)) ?? written)?.replace(/\.x$/, '');
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

/** A step or a job for a version that is tagged or released is none for a change. */
function isForRelease(one: unknown): boolean {
  const condition = textOf(fieldOf(one, 'if')) ?? '';
  return (
    /(?<!!\s*)\bstartsWith\(\s*github\.ref\s*,\s*'refs\/tags|github\.event_name\s*==\s*'release'/.test(condition) &&
    !/\|\|/.test(condition)
  );
}

/** A service that only some entries of the matrix name is one of several to run on, such as a database beside SQLite. */
function isOfOneEntry(service: string, job: unknown): boolean {
  const matrix = fieldOf(job, 'strategy', 'matrix');
  const included = listOf(fieldOf(matrix, 'include'));
  const keys = new Set([...entriesOf(matrix), ...included.flatMap(entriesOf)].map(([key]) => key));
  const names = (value: string) => value.toLowerCase().startsWith(service.slice(0, 5));
  return [...keys].some((key) => {
    const values = valuesOf(key, job);
    return values.some(names) && !values.every(names);
  });
}

/** An action that starts a database. */
function serviceOfAction(step: unknown): string | undefined {
  const used = textOf(fieldOf(step, 'uses')) ?? '';
  const [, name] =
    /^(?:supercharge|ankane|ikalnytskyi|getong|shogo82148|zhulik|potatoqualitee)\/(?:actions?-)?(?:setup-)?(mongodb|redis|postgres|mysql|mariadb|elasticsearch|opensearch|sqlserver)\b/.exec(
      used,
    ) ?? [];
  return name;
}

function isOnWindows(job: unknown): boolean {
  return textOf(fieldOf(job, 'runs-on'))?.startsWith('windows') === true;
}

/** A step that is nothing but a value of the matrix stands for every one of its commands. */
function ofMatrix(script: string, job: unknown): string {
  const [, path] = /^\s*\$\{\{\s*matrix\.([\w.-]+)\s*\}\}\s*$/.exec(script) ?? [];
  if (path === undefined) return script;
  return valuesOf(path, job).join('\n');
}

function valuesOf(path: string, job: unknown): string[] {
  const [key = '', ...inside] = path.split('.');
  const matrix = fieldOf(job, 'strategy', 'matrix');
  const values = [
    ...listOf(fieldOf(matrix, key)).map((one) => fieldOf(one, ...inside)),
    ...listOf(fieldOf(matrix, 'include')).map((one) => fieldOf(one, key, ...inside)),
  ];
  return [...new Set(values.flatMap((one) => textOf(one) ?? []))];
}

/** Where a value of the matrix names, or completes, the task of a runner. */
const namesTask =
  /^[ \t]*(?:bundle exec )?(?:npm run|pnpm(?: run)?|yarn(?: run)?|bun run|composer(?: run(?:-script)?)?|make|just|task|(?:bin\/)?rake|tox(?: run)?(?: -m)?(?: -e)?|nox -s|hatch run|poe)(?: -\S+)* [\w:./-]*\$\{\{\s*matrix\.([\w.-]+)\s*\}\}[\w:./-]*[ \t]*$/gm;
const aTask = /^[A-Za-z][\w:./-]*$/;
const aVersion = /^(?:py|pypy|ruby|php|node|go|django|v)?[\d.]+|^(?:ubuntu|macos|windows)/;
const mostTasks = 8;

/** A task whose name the matrix completes stands for all of them; versions and systems are no names of tasks. */
function withTasks(script: string, job: unknown): string {
  return script.replace(namesTask, (line, path: string) => {
    const values = valuesOf(path, job);
    const areTasks =
      values.length > 1 && values.length <= mostTasks && values.every((one) => aTask.test(one) && !aVersion.test(one));
    return areTasks ? values.map((value) => line.replace(/\$\{\{[^{}]*\}\}/, value)).join('\n') : line;
  });
}

/** A value of the matrix that may be empty, or is the only one, is put in; a run for each of several values is none of the whole project. */
function withMatrix(script: string, job: unknown): string {
  return script.replace(/\$\{\{\s*matrix\.([\w-]+)\s*\}\}/g, (whole, key: string) => {
    const values = listOf(fieldOf(job, 'strategy', 'matrix', key));
    if (values.includes('')) return '';
    // beside folders below, the root is the project
    if (values.includes('.')) return '.';
    const [only] = values.length === 1 ? values : [];
    const value = textOf(only);
    return value === undefined || value.includes('${') ? whole : value;
  });
}

/** An expression that nothing stands for remains one word, so that an option with it can be left out. */
function inOneWord(script: string): string {
  return script.replace(/\$\{\{[^{}]*\}\}/g, '$expression');
}

/** The folders into which a job checks the project out. */
function checkoutFolders(steps: readonly unknown[]): string[] {
  return steps.flatMap((step) => {
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
