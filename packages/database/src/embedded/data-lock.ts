import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Holder {
  readonly pid: number;
  readonly startedAt: string;
}

/**
 * Locks the data directory for this process and returns the function that releases it. Throws if a living process
 * holds the lock. The lock of a dead process is replaced, even after `kill -9`: it names the process and its start
 * time, so a reused process id does not count as alive.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'lock');
  const own = JSON.stringify({ pid: process.pid, startedAt: startTimeOf(process.pid) ?? '' } satisfies Holder);
  const draft = `${path}.${process.pid}`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (tryLink(draft, path, own)) return () => releaseLock(path, own);
    replaceDeadHolder(path, dataDir);
  }
  throw new Error(`The lock file ${path} could not be taken.`);
}

/** A hard link is created atomically, so a reader never sees half a lock. */
function tryLink(draft: string, path: string, content: string): boolean {
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function replaceDeadHolder(path: string, dataDir: string): void {
  const content = readIfPresent(path);
  if (content === undefined) return;
  const holder = parseHolder(content);
  if (holder !== undefined && startTimeOf(holder.pid) === holder.startedAt) {
    throw new Error(`${dataDir} is in use by process ${holder.pid}. Stop that process, or choose another DATA_DIR.`);
  }
  const removed = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, removed);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  // another process may have replaced the dead holder first; restore its lock
  if (readIfPresent(removed) !== content) tryLink(`${path}.${process.pid}`, path, readIfPresent(removed) ?? '');
  rmSync(removed, { force: true });
}

function releaseLock(path: string, own: string): void {
  if (readIfPresent(path) === own) rmSync(path, { force: true });
}

function parseHolder(content: string): Holder | undefined {
  try {
    const value = JSON.parse(content);
    return typeof value.pid === 'number' && typeof value.startedAt === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the start time of a process as its system prints it, or undefined if the process does not exist. */
function startTimeOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = readIfPresent(`/proc/${pid}/stat`);
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    // a zombie has ended and only waits for its parent to notice
    return fields?.[0] === 'Z' ? undefined : fields?.[19];
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return undefined;
  }
  if (process.platform === 'win32') return 'alive';
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
}

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ESRCH')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
