import { join } from 'node:path';
import { root } from './ensure.mjs';
import { runScript } from './run-script.mjs';
import { unlessBuilt } from './unless-built.mjs';

// the lists that fill the database come from the contract, which reads them from the engine
const sources = ['packages/database/src', 'packages/contract/src', 'packages/engine/src', 'package-lock.json'];

/**
 * Creates the database that a first start copies, unless it was created from these sources. It only saves time: a start
 * without it creates its own.
 */
export async function buildDatabase() {
  const mark = join(root, '.cache/database.built-from');
  await unlessBuilt({ mark, sources }, () => runScript(['tools/create-database-template.ts']));
}
