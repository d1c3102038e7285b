import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { endWithParent } from './end-with-parent.ts';
import { postgresUser } from './postgres-user.ts';
import { runStatement } from './run-statement.ts';

const folders = ['/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin', ...(process.env.PATH ?? '').split(delimiter)];

/** Runs PgBouncer with a file of settings until `url` answers; returns a function that stops it. */
export async function runPooler(settings: string, url: string): Promise<() => Promise<void>> {
  const program = folders.map((place) => join(place, 'pgbouncer')).find((place) => existsSync(place));
  if (program === undefined) throw new Error('No PgBouncer found (Debian: apt-get install pgbouncer).');
  const server = spawn(program, ['-q', settings], { ...postgresUser(), cwd: dirname(settings), stdio: 'ignore' });
  endWithParent(server, 'KILL', dirname(settings));
  const isReady = () =>
    runStatement(url, 'select 1').then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('PgBouncer did not start.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return async () => {
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  };
}
