import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Computes password hashes one after another, and prints by how many megabytes the process grew meanwhile. */
const hashing = `
  const { argon2, randomBytes } = require('node:crypto');
  const derive = require('node:util').promisify(argon2);
  const cost = { memory: 19456, passes: 1, parallelism: 1, tagLength: 32 };
  (async () => {
    const before = process.memoryUsage.rss();
    for (let count = 0; count < 16; count += 1)
      await derive('argon2id', { message: 'a password', nonce: randomBytes(16), ...cost });
    process.stdout.write('grown by ' + Math.round((process.memoryUsage.rss() - before) / 2 ** 20));
  })();`;

test.skipIf(process.platform !== 'linux')('password hashes leave no memory behind', async () => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['tools/run.mjs', '-e', hashing], {
    cwd: join(import.meta.dirname, '..'),
    // as on an operator's machine: the test command sets it for its own process
    env: { ...process.env, MALLOC_MMAP_THRESHOLD_: undefined },
  });
  expect(Number(/grown by (\d+)/.exec(stdout)?.[1])).toBeLessThan(40);
});
