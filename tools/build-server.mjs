import { join } from 'node:path';
import { root } from './ensure.mjs';
import { runScript } from './run-script.mjs';
import { unlessBuilt } from './unless-built.mjs';

const sources = [
  'apps/server/src',
  ...['contract', 'database', 'engine', 'invoice', 'legal', 'payment-sandbox', 'profile'].map(
    (name) => `packages/${name}/src`,
  ),
  'tools/bundle-server.ts',
  'package-lock.json',
];

/** Bundles the server unless it was bundled from exactly these sources; resolves with an exit code. */
export function buildServer() {
  return unlessBuilt({ mark: join(root, 'apps/server/dist/.built-from'), sources }, () =>
    runScript(['tools/bundle-server.ts']),
  );
}
