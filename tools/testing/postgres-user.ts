import { execFileSync } from 'node:child_process';

/** Returns the user to run a Postgres program as: `postgres` if this process is root, because servers refuse root. */
export function postgresUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
