import { readFileSync } from 'node:fs';

/** The resident memory of a process in MB; 0 where the system does not tell. */
export function memoryOf(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0;
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
