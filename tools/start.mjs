import { join } from 'node:path';
import { ensure, root, say, stop } from './ensure.mjs';

if (process.argv.length > 2)
  stop(`Unknown argument ${process.argv[2]}. Usage: npm start (settings are environment variables or lines of .env)`);
ensure();
const { buildAll } = await import('./build-all.mjs');
const { keepRunning } = await import('./keep-running.mjs');
const { runScript, withEnvFile } = await import('./run-script.mjs');
const { serverCommand } = await import('./server-command.mjs');
const built = await buildAll();
if (built !== 0) process.exit(built);
say('Starting the server …');
stopWithNpm();
process.exitCode = await keepRunning(() => runScript(withEnvFile(serverCommand), { env: compileCache() }));

/** Each user has a part of its own in the folder, and Node does without one that cannot be written. */
function compileCache() {
  return { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled') };
}

/** A signal to npm ends npm and its shell without reaching this process: the server would keep running unattended. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.emit('SIGTERM', 'SIGTERM'), 250).unref();
}
