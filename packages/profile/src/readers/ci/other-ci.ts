import { placeFrom } from '@regelwerk/contract/rules/place-from';
import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';
import { textsOf } from '../../shape/texts-of.ts';
import { ciFindings } from './ci-findings.ts';
import { linesToSteps } from './lines-to-steps.ts';

const commands = new Set(['run', 'command', 'commands', 'script', 'bash']);
const folders = ['working_directory', 'workingDirectory', 'directory'];
const deepest = 12;

/**
 * Reads pipelines of CircleCI, Azure, Woodpecker and Buildkite: every text below a key that holds commands. Their forms
 * differ in where steps lie, not in what a step is.
 */
export function readOtherCi({ text }: ReadableFile): Findings {
  return ciFindings(
    stepsIn(parseYaml(text), '', 0).flatMap(({ script, folder }) =>
      linesToSteps(script, { folder, source: 'ci', needs: [] }),
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

function stepsIn(value: unknown, folder: string, depth: number): { script: string; folder: string }[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((one) => stepsIn(one, folder, depth + 1));
  const ofTask = azureTask(value);
  if (ofTask !== undefined) return [{ script: ofTask, folder }];
  const entries = entriesOf(value);
  const own = entries.flatMap(([key, one]) => (folders.includes(key) ? (textOf(one) ?? []) : []))[0];
  const at = own === undefined || /[$~]/.test(own) ? folder : placeFrom('', own);
  return entries.flatMap(([key, one]) => {
    if (!commands.has(key)) return stepsIn(one, at, depth + 1);
    const scripts = textsOf(one);
    return scripts.length > 0 ? [{ script: scripts.join('\n'), folder: at }] : stepsIn(one, at, depth + 1);
  });
}
