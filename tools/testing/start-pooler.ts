import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { postgresUser } from './postgres-user.ts';
import { runStatement } from './run-statement.ts';

/** A running PgBouncer in front of a Postgres server. */
export interface Pooler {
  /** Returns the address of a database through the pooler, given its direct one. */
  readonly url: (direct: string) => string;
  readonly stop: () => Promise<void>;
}

const port = 6432;
const folders = ['/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin', ...(process.env.PATH ?? '').split(delimiter)];

/** Starts PgBouncer in front of the server whose socket is in `folder`. */
export async function startPooler(
  folder: string,
  { mode = 'transaction', size = 4, user }: { mode?: 'transaction' | 'session'; size?: number; user: string },
): Promise<Pooler> {
  const program = folders.map((place) => join(place, 'pgbouncer')).find((place) => existsSync(place));
  if (program === undefined) throw new Error('No PgBouncer found (Debian: apt-get install pgbouncer).');
  const home = mkdtempSync(join(tmpdir(), 'regelwerk-pooler-'));
  const owner = postgresUser();
  writeFileSync(join(home, 'users.txt'), `"${user}" ""\n"postgres" ""\n`);
  writeFileSync(
    join(home, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${folder} port=5432`,
      '[pgbouncer]',
      'listen_addr =',
      `listen_port = ${port}`,
      `unix_socket_dir = ${home}`,
      'auth_type = trust',
      `auth_file = ${join(home, 'users.txt')}`,
      `pool_mode = ${mode}`,
      `default_pool_size = ${size}`,
      'max_client_conn = 500',
      '',
    ].join('\n'),
  );
  if (owner.uid !== undefined) chownSync(home, owner.uid, owner.gid ?? owner.uid);
  const server = spawn(program, ['-q', join(home, 'pgbouncer.ini')], { ...owner, cwd: home, stdio: 'ignore' });
  const url = (direct: string) => {
    const address = new URL(direct);
    address.port = String(port);
    address.searchParams.set('host', home);
    return address.href;
  };
  const isReady = () =>
    runStatement(url(`postgresql://${user}@localhost/postgres`), 'select 1').then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('PgBouncer did not start.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url,
    stop: async () => {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
