import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a script that a signal ends has not succeeded, so that half a build does not count', () => {
  const script = ['tools/run.mjs', '-e', "process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 60_000);"];
  expect(spawnSync(process.execPath, script, { cwd: join(import.meta.dirname, '..') }).status).toBe(143);
});
