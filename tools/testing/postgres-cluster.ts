import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { endWithParent } from './end-with-parent.ts';
import { postgresUser } from './postgres-user.ts';

/** A separate Postgres server on a socket, which can be stopped, started and copied. */
export interface PostgresCluster {
  /** The folder of its socket. */
  readonly folder: string;
  /** Returns the address of one of its databases, for the superuser by default. */
  readonly url: (database: string, user?: string) => string;
  readonly start: () => Promise<void>;
  /** `fast` closes connections cleanly, `immediate` simulates a crash. */
  readonly stop: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Creates and starts a standby of this server. */
  readonly createStandby: () => Promise<PostgresCluster>;
  readonly remove: () => Promise<void>;
}

const port = 5432;
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** Creates a cluster of the newest installed Postgres and starts it, as user `postgres` if this process is root. */
export async function createCluster(parent = tmpdir()): Promise<PostgresCluster> {
  const cluster = emptyCluster(parent);
  runProgram('initdb', cluster.folder, [
    '-D',
    join(cluster.folder, 'data'),
    ...['-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
  ]);
  await cluster.start();
  return cluster;
}

function emptyCluster(parent: string): PostgresCluster {
  const folder = mkdtempSync(join(parent, 'regelwerk-native-'));
  const owner = postgresUser();
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, 'data');
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=300',
    // autovacuum workers have no role, so an ordinary owner could not drop a database while one is in it
    'autovacuum=off',
  ];
  let server: ReturnType<typeof spawn> | undefined;
  const url = (database: string, user = 'postgres') =>
    `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(folder)}`;
  const stop: PostgresCluster['stop'] = async (mode) => {
    if (server === undefined || server.exitCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signals[mode]);
    await exited;
  };
  return {
    folder,
    url,
    start: async () => {
      const started = spawn(program('postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
        ...owner,
        cwd: folder,
        stdio: 'ignore',
      });
      server = started;
      endWithParent(started, 'QUIT', folder);
      await untilReady(url('postgres'), () => started.exitCode !== null);
    },
    stop,
    createStandby: async () => {
      const standby = emptyCluster(parent);
      const target = join(standby.folder, 'data');
      runProgram('pg_basebackup', standby.folder, [
        '-D',
        target,
        '-d',
        url('postgres'),
        '-X',
        'stream',
        '-R',
        '-c',
        'fast',
      ]);
      await standby.start();
      return standby;
    },
    remove: async () => {
      await stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function runProgram(name: string, cwd: string, args: readonly string[]): void {
  execFileSync(program(name), args, { ...postgresUser(), cwd, stdio: 'ignore' });
}

/** Returns the path of a program of the newest installed Postgres; throws with the package to install. */
export function program(name: string): string {
  const versions = '/usr/lib/postgresql';
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(':').filter((folder) => existsSync(join(folder, 'initdb')));
  const found = [...debian, ...onPath, '/opt/homebrew/opt/postgresql/bin'].find((folder) =>
    existsSync(join(folder, 'postgres')),
  );
  if (found === undefined)
    throw new Error('No Postgres server found. Install PostgreSQL 15 or newer (Debian: apt-get install postgresql).');
  return join(found, name);
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (hasEnded() || Date.now() > deadline)
        throw new Error('The native Postgres server did not start.', { cause: error });
    } finally {
      await client.end();
    }
  }
}
