import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';
import { runScript } from './run-script.mjs';
import { filesBelow, hashOfStates } from './source-files.mjs';

const mark = join(root, 'apps/server/dist/.built-from');
const sources = [
  'apps/server/src',
  ...['contract', 'database', 'engine', 'invoice', 'legal', 'payment-sandbox', 'profile'].map(
    (name) => `packages/${name}/src`,
  ),
  'tools/bundle-server.ts',
  'package-lock.json',
];

/** Bundles the server unless it was bundled from exactly these sources; resolves with an exit code. */
export async function buildServer() {
  const states = hashOfStates(sources.flatMap((source) => filesBelow(join(root, source))));
  if (readMark() === states) return 0;
  const code = await runScript(['tools/bundle-server.ts']);
  if (code === 0) writeFileSync(mark, states);
  return code;
}

function readMark() {
  try {
    return readFileSync(mark, 'utf8');
  } catch {
    return undefined;
  }
}
