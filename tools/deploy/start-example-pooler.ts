import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresUser } from '../testing/postgres-user.ts';
import { runPooler } from '../testing/run-pooler.ts';
import type { Pooler } from '../testing/start-pooler.ts';
import { replaceInExample } from './replace-in-example.ts';

/**
 * Starts PgBouncer with `deploy/pgbouncer.ini`, in which only the address of the server in `folder`, its own port and the place of
 * the passwords are others. `direct` is the database's own address, with user and password.
 */
export async function startExamplePooler(folder: string, port: number, direct: string): Promise<Pooler> {
  const home = mkdtempSync(join(tmpdir(), 'regelwerk-pooler-'));
  const { username, password } = new URL(direct);
  const users = join(home, 'userlist.txt');
  const settings = join(home, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o600 });
  writeFileSync(
    settings,
    replaceInExample('pgbouncer.ini', [
      ['host=127.0.0.1 port=5432', `host=${folder} port=5432`],
      ['listen_port = 6432', `listen_port = ${port}`],
      ['/etc/pgbouncer/userlist.txt', users],
    ]),
  );
  const { uid, gid } = postgresUser();
  if (uid !== undefined) for (const path of [home, users, settings]) chownSync(path, uid, gid ?? uid);
  const url = (address: string) => {
    const { pathname } = new URL(address);
    return `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`;
  };
  const stop = await runPooler(settings, url(direct));
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
