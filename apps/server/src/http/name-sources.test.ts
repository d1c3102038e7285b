import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';
import { nameSources } from './name-sources.ts';

const bundle = join(import.meta.dirname, '../../dist');
const source = join(import.meta.dirname, '../close-gently.ts');

/** The place of a function of `close-gently.ts` in the bundle, as a stack names it. */
function findFrame(): string {
  for (const name of readdirSync(bundle).filter((one) => one.endsWith('.js'))) {
    const lines = readFileSync(join(bundle, name), 'utf8').split('\n');
    const line = lines.findIndex((one) => one.includes('async function closeGently('));
    if (line !== -1) return `    at closeGently (${pathToFileURL(join(bundle, name))}:${line + 1}:1)`;
  }
  throw new Error('closeGently is not in the bundle');
}

test('a logged error of the bundle names the file and line of the source', () => {
  const error = new Error('gone');
  error.stack = `Error: gone\n${findFrame()}`;
  const line =
    readFileSync(source, 'utf8')
      .split('\n')
      .findIndex((one) => one.includes('function closeGently(')) + 1;
  expect(describeError(error)).toMatchObject({ stack: expect.stringContaining(`closeGently (${source}:${line}:`) });
});

test('a file without a map keeps its place', () => {
  const frame = '    at run (file:///somewhere/else.js:3:4)';
  expect(nameSources(frame)).toBe(frame);
});

test('lines of a message that look like places are none', () => {
  const error = new pg.DatabaseError('refused: "Ada\n    at home (file:///etc/passwd.js:1:1)"', 1, 'error');
  expect(JSON.stringify(describeError(error))).not.toMatch(/home|passwd/);
});
