import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresUser } from './postgres-user.ts';
import { runPooler } from './run-pooler.ts';

/** A running PgBouncer in front of a Postgres server. */
export interface Pooler {
  /** Returns the address of a database through the pooler, given its direct one. */
  readonly url: (direct: string) => string;
  readonly stop: () => Promise<void>;
}

const port = 6432;

/** Starts PgBouncer in front of the server whose socket is in `folder`. */
export async function startPooler(
  folder: string,
  { mode = 'transaction', size = 4, user }: { mode?: 'transaction' | 'session'; size?: number; user: string },
): Promise<Pooler> {
  const home = mkdtempSync(join(tmpdir(), 'regelwerk-pooler-'));
  const owner = postgresUser();
  writeFileSync(join(home, 'users.txt'), `"${user}" ""\n"postgres" ""\n`);
  const settings = join(home, 'pgbouncer.ini');
  writeFileSync(
    settings,
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
  const url = (direct: string) => {
    const address = new URL(direct);
    address.port = String(port);
    address.searchParams.set('host', home);
    return address.href;
  };
  const stop = await runPooler(settings, url(`postgresql://${user}@localhost/postgres`));
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
