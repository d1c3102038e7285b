import { placeFrom } from '@regelwerk/contract/rules/place-from';
import type { Findings, Step } from '../../findings.ts';
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
import { isKnownService } from './started-services.ts';

const commands = new Set(['run', 'command', 'commands', 'script', 'bash']);
const folders = ['working_directory', 'workingDirectory', 'directory'];
const deepest = 12;

/**
 * Reads pipelines of CircleCI, Azure, Woodpecker and Buildkite: every text below a key that holds commands. Their forms
 * differ in where steps lie, not in what a step is.
 */
export function readOtherCi({ text }: ReadableFile): Findings {
  return ciFindings(
    stepsIn(parseYaml(text), { folder: '', needs: [] }, 0).flatMap(({ script, ...place }) =>
      linesToSteps(script, { ...place, source: 'ci' }),
    ),
  );
}

/** What a task of Azure that is one tool runs; its inputs are no text of the shell. Folders and projects of the build machine are left to it. */
function azureTask(value: unknown): string | undefined {
  const [, task] = /^(\w+)@\d/.exec(textOf(fieldOf(value, 'task')) ?? '') ?? [];
  if (task !== 'DotNetCoreCLI' && task !== 'Npm') return undefined;
  const [command = '', projects = '', given = ''] = ['command', 'projects', 'arguments'].map(
    (key) => textOf(fieldOf(value, 'inputs', key)) ?? '',
  );
  if (task === 'Npm')
    return command === 'custom' ? `npm ${textOf(fieldOf(value, 'inputs', 'customCommand')) ?? ''}` : `npm ${command}`;
  if (!/^(?:build|test|restore)$/.test(command) || /[$*]|proj$/.test(projects)) return '';
  return `dotnet ${[command, projects, /\$/.test(given) ? '' : given].filter((part) => part !== '').join(' ')}`;
}

/** Where a step runs: its folder, its job, and the services that stand beside the job. */
type Place = Pick<Step, 'folder' | 'needs' | 'job'>;

function stepsIn(value: unknown, place: Place, depth: number): (Place & { script: string })[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((one) => stepsIn(one, place, depth + 1));
  const ofTask = azureTask(value);
  if (ofTask !== undefined) return [{ ...place, script: ofTask }];
  const entries = entriesOf(value);
  const own = entries.flatMap(([key, one]) => (folders.includes(key) ? (textOf(one) ?? []) : []))[0];
  const needs = [...new Set([...place.needs, ...servicesOf(value)])];
  const at = { ...place, needs, folder: own === undefined || /[$~]/.test(own) ? place.folder : placeFrom('', own) };
  return entries.flatMap(([key, one]) => {
    const inside = fieldOf(one, 'steps') === undefined ? at : { ...at, job: key };
    if (!commands.has(key)) return stepsIn(one, inside, depth + 1);
    const scripts = textsOf(one);
    if (scripts.length === 0) return stepsIn(one, inside, depth + 1);
    return [{ ...at, needs: needsOf(value, at.needs), script: scripts.join('\n') }];
  });
}

/** Services stand beside all steps of a pipeline of Woodpecker; the settings of a step name those that it talks to. */
function needsOf(step: unknown, needs: readonly string[]): readonly string[] {
  if (textOf(fieldOf(step, 'image')) === undefined) return needs;
  const text = JSON.stringify(step);
  return needs.filter((name) => text.includes(name));
}

/** The images beside the first one of a job of CircleCI, and the services of Woodpecker. */
function servicesOf(value: unknown): string[] {
  const beside = [
    ...listOf(fieldOf(value, 'docker')).slice(1),
    ...listOf(fieldOf(value, 'services')),
    ...entriesOf(fieldOf(value, 'services')).map(([, one]) => one),
  ];
  return beside
    .flatMap((one) => textOf(fieldOf(one, 'image')) ?? [])
    .map((image) => serviceName(image, ''))
    .filter(isKnownService);
}
