import { join } from 'node:path';
import { ensure, root, say, stop } from './ensure.mjs';

if (process.argv.length > 2)
  stop(`Unknown argument ${process.argv[2]}. Usage: npm start (settings are environment variables or lines of .env)`);
ensure();
const { buildWeb } = await import('./build-web.mjs');
const { runScript, withEnvFile } = await import('./run-script.mjs');
const built = await buildWeb();
if (built !== 0) process.exit(built);
say('Starting the server …');
stopWithNpm();
process.exitCode = await runScript(withEnvFile(['--max-old-space-size=512', 'apps/server/src/main.ts']), {
  env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled') },
});

/** A signal to npm ends npm and its shell without reaching this process: the server would keep running unattended. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.emit('SIGTERM', 'SIGTERM'), 250).unref();
}
