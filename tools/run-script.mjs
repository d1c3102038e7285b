import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensure, root } from './ensure.mjs';

/**
 * After its first large allocation, glibc no longer returns such blocks to the system but keeps them for the thread that freed
 * them: 24 password hashes left 135 MB behind. A fixed threshold, which is glibc's initial one, prevents that.
 */
const processEnvironment = { MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * Runs a script on the pinned Node, forwards the signals of this process, and resolves with its exit code. Children
 * of the script that call `node` by name also get the pinned one. `watch` receives the child, to read its output.
 */
export function runScript(args, { env = {}, watch = () => {}, ...options } = {}) {
  const node = ensure();
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...processEnvironment, ...process.env, ...env, PATH: path },
  });
  watch(child);
  const pass = (signal) => child.kill(signal);
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Adds the settings of a file .env beside package.json, if there is one. */
export function withEnvFile(args) {
  return existsSync(join(root, '.env')) ? ['--env-file=.env', ...args] : args;
}
