import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns the resident memory of a process in megabytes. */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(stdout.trim()) / 1024);
}
