import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTestDatabase, type DatabaseCopy } from '../../../../tools/testing/open-test-database.ts';

const run = promisify(execFile);
const readOften = join(import.meta.dirname, '../testing/read-often.ts');
/** Two million kept rows need four times as much, and end the thread. */
const heap = '--max-old-space-size=64';
let copy: DatabaseCopy;
beforeAll(async () => {
  copy = await copyTestDatabase('embedded');
});
afterAll(() => copy.erase());

test('answers leave no memory behind', async () => {
  if (!('dataDir' in copy.options)) throw new Error('an embedded database has a data directory');
  const { stdout } = await run(process.execPath, [heap, readOften, copy.options.dataDir]);
  expect(stdout).toBe('0 restarts\n');
});
