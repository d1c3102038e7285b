import pg from 'pg';
import type { Database } from './open-database.ts';

/**
 * Throws, with what to set, if the connection goes through a pooler in transaction mode: there, LISTEN receives nothing, and
 * prepared statements end up in another session.
 */
export async function requireSession(database: Database): Promise<void> {
  if (database.mode === 'embedded') return;
  const [one, other] = [new pg.Client(database.connection), new pg.Client(database.connection)];
  for (const client of [one, other]) client.on('error', () => undefined);
  try {
    await one.connect();
    const first = await sessionOf(one);
    // Postgres reports its own process id when the connection is made; a pooler invents one
    if (first === processIdOf(one)) return;
    await other.connect();
    await other.query('begin');
    const borrowed = await sessionOf(other);
    if (borrowed !== first && (await sessionOf(one)) === first) return;
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
  throw new Error(
    'DATABASE_URL leads to a pooler in transaction mode, such as PgBouncer. Notifications and jobs need sessions: ' +
      'set DATABASE_URL to the address of the PostgreSQL server itself, or set the pooler to session mode.',
  );
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

function processIdOf(client: pg.Client): number | null {
  return (client as pg.Client & { readonly processID: number | null }).processID;
}
