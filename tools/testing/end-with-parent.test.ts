import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLongRun } from './is-long-run.ts';

const ends = isLongRun ? ['fails', 'is killed'] : ['is killed'];

test.each(ends)('a process that %s leaves no server and no Postgres behind', async (how) => {
  const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'leave-children.ts'), how], {
    encoding: 'utf8',
  });
  const [server = '', cluster = ''] = stdout.split('\n');
  expect(isRunning(process.pid)).toBe(true);
  await expect.poll(() => isRunning(Number(server))).toBe(false);
  await expect.poll(() => existsSync(cluster)).toBe(false);
  expect(processesIn(cluster)).toEqual([]);
});

/** Whether a process runs; one that ended and that nobody asked about does not. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

function processesIn(folder: string): string[] {
  const all = execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' });
  return all.split('\n').filter((line) => line.includes(folder));
}
