import { ensure, say } from './ensure.mjs';

ensure();
const { buildWeb } = await import('./build-web.mjs');
const { runScript, withEnvFile } = await import('./run-script.mjs');
const built = await buildWeb();
if (built !== 0) process.exit(built);
say('Starting the server …');
process.exitCode = await runScript(withEnvFile(['apps/server/src/main.ts']));
