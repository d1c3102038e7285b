import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A throw-away Postgres server on a socket, with an ordinary user that may make databases and roles. */
export interface NativePostgres {
  /** The address of one of its databases. */
  readonly url: (database: string) => string;
  readonly stop: () => Promise<void>;
}

const port = 5432;
const user = 'regelwerk_owner';

/** Starts the newest installed Postgres; as user `postgres` where this process is root, which the server refuses to be. */
export async function startNativePostgres(): Promise<NativePostgres> {
  const bin = findPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'regelwerk-native-'));
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=300'];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const url = (database: string, name = user) =>
    `postgresql://${name}@localhost:${port}/${database}?host=${encodeURIComponent(folder)}`;
  await untilReady(url('postgres', 'postgres'), () => server.exitCode !== null);
  await execute(url('postgres', 'postgres'), `create role ${user} login createdb createrole`);
  return {
    url,
    stop: async () => {
      const exited = once(server, 'exit');
      server.kill('SIGQUIT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the Postgres programs, the newest version first; throws with what to install. */
function findPostgres(): string {
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
  return found;
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      return await execute(url, 'select 1');
    } catch (error) {
      if (hasEnded() || Date.now() > deadline)
        throw new Error('The native Postgres server did not start.', { cause: error });
    }
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
