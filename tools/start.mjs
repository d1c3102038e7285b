import { ensure, say } from './ensure.mjs';

ensure();
const { buildWeb } = await import('./build-web.mjs');
const { runScript } = await import('./run-script.mjs');
const built = await buildWeb();
if (built !== 0) process.exit(built);
say('Starting the server …');
process.exitCode = await runScript(['--env-file-if-exists=.env', 'apps/server/src/main.ts']);
