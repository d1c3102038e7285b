import { ensure } from './ensure.mjs';

ensure();
const { buildWeb } = await import('./build-web.mjs');
const { runScript } = await import('./run-script.mjs');

const tests = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'packages', 'tools/deploy'];
process.exitCode =
  (await runScript(tests, { env: { LONG_RUN: '1' } })) ||
  (await buildWeb()) ||
  (await runScript(['tools/deploy/check-deployment.ts']));
