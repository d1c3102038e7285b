import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';

/** A job of a workflow, with what its expressions stand for. */
export interface Job {
  readonly name: string;
  readonly job: unknown;
  readonly steps: readonly unknown[];
  /** The folder of all its commands, as its workflow states it. */
  readonly folder: string | undefined;
  /** Puts values into the expressions that name inputs and variables; others stay. */
  readonly filled: (text: string) => string;
}

const localWorkflow = /^(?:\.\/|[\w.-]+\/[\w.-]+\/)(\.github\/workflows\/[\w.-]+\.ya?ml)(?:@|$)/;
const localAction = /^(?:\.\/|[\w.-]+\/[\w.-]+\/)(\.github\/actions\/[\w./-]+?)\/?(?:@|$)/;
const deepest = 2;

/** Returns the jobs of a workflow, with those of the project's own workflows that it calls in their places. */
export function calledJobs(
  workflow: unknown,
  textAt: ReadableFile['textAt'],
  given: Readonly<Record<string, string>> = {},
  depth = 0,
): Job[] {
  const folder = textOf(fieldOf(workflow, 'defaults', 'run', 'working-directory'));
  const inputs = { ...defaultsIn(fieldOf(workflow, 'on', 'workflow_call', 'inputs')), ...given };
  return entriesOf(fieldOf(workflow, 'jobs')).flatMap(([name, job]): Job[] => {
    const variables = { ...textsIn(fieldOf(workflow, 'env')), ...textsIn(fieldOf(job, 'env')) };
    const filled = (text: string) => withValues(text, { inputs, env: variables });
    const [, path] = localWorkflow.exec(textOf(fieldOf(job, 'uses')) ?? '') ?? [];
    const called = path === undefined || depth >= deepest ? undefined : textAt(path);
    if (called === undefined) {
      const steps = listOf(fieldOf(job, 'steps')).flatMap((step) => stepsOf(step, textAt));
      return [{ name, job, steps, folder, filled }];
    }
    const values = Object.entries(textsIn(fieldOf(job, 'with'))).map(([key, value]) => [key, filled(value)]);
    return calledJobs(parseYaml(called), textAt, Object.fromEntries(values), depth + 1);
  });
}

/** The steps of an action that the project keeps itself; another step as it is. */
function stepsOf(step: unknown, textAt: ReadableFile['textAt']): readonly unknown[] {
  const [, folder] = localAction.exec(textOf(fieldOf(step, 'uses')) ?? '') ?? [];
  const text = folder === undefined ? undefined : (textAt(`${folder}/action.yml`) ?? textAt(`${folder}/action.yaml`));
  if (text === undefined) return [step];
  return listOf(fieldOf(parseYaml(text), 'runs', 'steps'));
}

function defaultsIn(inputs: unknown): Record<string, string> {
  return Object.fromEntries(
    entriesOf(inputs).flatMap(([key, value]) => {
      const text = textOf(fieldOf(value, 'default'));
      return text === undefined ? [] : [[key, text]];
    }),
  );
}

function textsIn(values: unknown): Record<string, string> {
  return Object.fromEntries(
    entriesOf(values).flatMap(([key, value]) => {
      const text = textOf(value);
      return text === undefined ? [] : [[key, text]];
    }),
  );
}

/** What an expression falls back to stands for an input that nobody gave. */
const expression = /\$\{\{\s*(inputs|env)\.([\w-]+)\s*(?:\|\|\s*'([^']*)')?\s*\}\}/g;

function withValues(
  text: string,
  values: Readonly<Record<'inputs' | 'env', Readonly<Record<string, string>>>>,
): string {
  return text.replace(expression, (whole, group: 'inputs' | 'env', name: string, otherwise?: string) => {
    const value = Object.hasOwn(values[group], name) ? values[group][name] : undefined;
    return value ?? otherwise ?? whole;
  });
}
