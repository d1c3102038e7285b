import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process in MB; 0 if the system does not report it. */
export function memoryOf(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0;
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
