import assert from 'node:assert/strict';
import type { Project } from '../../open-project.ts';

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The answer of a call that threw. */
export const refused = 'SpanError';

const prelude = `
import * as spans from 'spans';
const attempt = (call) => {
  try {
    return call();
  } catch (error) {
    return error instanceof spans.SpanError ? '${refused}' : 'another error: ' + error;
  }
};
const plain = (_key, value) => (typeof value === 'number' && (Object.is(value, -0) || !Number.isFinite(value)) ? 'number ' + (Object.is(value, -0) ? '-0' : value) : value);
const print = (value) => console.log('\\n@@' + JSON.stringify(value, plain));
`;

/**
 * Runs code in a process of its own, as a user of the package, and returns what it passes to `print`. The code sees
 * `spans` (all that is exported) and `attempt(call)` (the result, or `SpanError`).
 */
export async function use(project: Project, code: string, limit = 10_000): Promise<unknown> {
  const words = ['node', '--input-type=module', '--eval', `${prelude}${code}`];
  const { code: exit, stdout, stderr } = await project.run(words, { limit });
  assert.equal(exit, 0, exit === null ? `took over ${limit} ms` : stderr);
  return JSON.parse(/@@(.*)/.exec(stdout)?.[1] ?? 'null');
}

/** Calls one function with several inputs, each a list of arguments, and compares the answers. */
export async function expectAll(
  project: Project,
  name: 'parseSpan' | 'formatSpan' | 'sumSpans',
  cases: readonly (readonly [readonly unknown[], unknown])[],
): Promise<void> {
  const inputs = JSON.stringify(cases.map(([words]) => words));
  const answers = await use(project, `print(${inputs}.map((words) => attempt(() => spans.${name}(...words))));`);
  assert.deepEqual(
    cases.map(([words], index) => [words, (answers as unknown[])[index]]),
    cases,
  );
}

/** Compares what several texts are read as; 'SpanError' for those that must be refused. */
export async function expectRead(project: Project, expected: Readonly<Record<string, unknown>>): Promise<void> {
  await expectAll(
    project,
    'parseSpan',
    Object.entries(expected).map(([text, value]) => [[text], value] as const),
  );
}
