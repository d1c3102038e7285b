import { ensure } from './ensure.mjs';

ensure();
const { buildWeb } = await import('./build-web.mjs');
const { installForTests } = await import('./install-for-tests.mjs');
const { runScript } = await import('./run-script.mjs');

if ((await buildWeb()) !== 0) process.exit(1);
installForTests();

process.exitCode = await runScript(['bench/run-bench.ts', ...process.argv.slice(2)]);
