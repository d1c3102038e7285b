import pg from 'pg';

/** The database cannot serve callers at the moment; `cause` has the reason, for the operator's log. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database cannot serve callers at the moment', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** SQLSTATE prefixes of temporary faults: connection, read-only, deadlock, resources, canceled, shutdown, disk. */
const passingStates = ['08', '25006', '25P03', '25P04', '40', '53', '57014', '57P', '58'];

/** Source files of Postgres that read and write its data files: their errors carry misleading codes such as 42501. */
const storageSources = new Set([
  'bufmgr.c',
  'buffile.c',
  'copydir.c',
  'fd.c',
  'localbuf.c',
  'md.c',
  'relmapper.c',
  'slru.c',
  'smgr.c',
  'xlog.c',
  'xlogutils.c',
]);
const dataFile = /\b(base|global|pg_\w+)\/[\w.]+/;

const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The driver's own errors have no code. */
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/**
 * Returns whether an error is temporary: the database is down, starting, read-only, full or too slow. Every API and
 * the jobs use this one check.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof pg.DatabaseError) return isPassing(error);
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // a Unix socket that does not exist yet
  if (code === 'ENOENT') return syscall === 'connect';
  return networkCodes.has(code ?? '') || driverMessages.test(error.message);
}

function isPassing({ code = '', file = '', message, detail = '' }: pg.DatabaseError): boolean {
  if (passingStates.some((prefix) => code.startsWith(prefix))) return true;
  return storageSources.has(file) || dataFile.test(message) || dataFile.test(detail);
}
