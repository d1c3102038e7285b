import { placeFrom } from '@regelwerk/contract/rules/place-from';
import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
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

function stepsIn(value: unknown, folder: string, depth: number): { script: string; folder: string }[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((one) => stepsIn(one, folder, depth + 1));
  const entries = entriesOf(value);
  const own = entries.flatMap(([key, one]) => (folders.includes(key) ? (textOf(one) ?? []) : []))[0];
  const at = own === undefined || /[$~]/.test(own) ? folder : placeFrom('', own);
  return entries.flatMap(([key, one]) => {
    if (!commands.has(key)) return stepsIn(one, at, depth + 1);
    const scripts = textsOf(one);
    return scripts.length > 0 ? [{ script: scripts.join('\n'), folder: at }] : stepsIn(one, at, depth + 1);
  });
}
