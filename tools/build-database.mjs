import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './ensure.mjs';
import { runScript } from './run-script.mjs';
import { filesBelow, hashOfStates } from './source-files.mjs';

const mark = join(root, '.cache/database.built-from');
// the lists that fill the database come from the contract, which reads them from the engine
const sources = ['packages/database/src', 'packages/contract/src', 'packages/engine/src', 'package-lock.json'];

/**
 * Creates the database that a first start copies, unless it was created from these sources. It only saves time: a start
 * without it creates its own.
 */
export async function buildDatabase() {
  const states = hashOfStates(sources.flatMap((source) => filesBelow(join(root, source))));
  if (readMark() === states) return;
  const code = await runScript(['tools/create-database-template.ts']);
  if (code !== 0) return;
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, states);
}

function readMark() {
  try {
    return readFileSync(mark, 'utf8');
  } catch {
    return undefined;
  }
}
