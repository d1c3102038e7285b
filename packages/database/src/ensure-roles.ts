import pg from 'pg';
import { callerRoles } from './caller-roles.ts';
import type { Database } from './open-database.ts';

/**
 * Creates the callers' roles if the server lacks them, as after a restore on a new machine, and makes the database
 * user a member. Returns what it did. If that user may not create roles, throws with the statements for a superuser.
 */
export async function ensureRoles(database: Database): Promise<string[]> {
  const statements = await missing(database);
  try {
    for (const statement of statements) await database.pool.query(statement);
  } catch (error) {
    // roles belong to the whole server: another process may have created them first
    const left = await missing(database);
    if (left.length === 0) return statements;
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    throw new Error(
      `The database user may not create the roles that callers run as (${error.message}).\n` +
        `Run this as a superuser of the database server, then start again:\n  ${left.join(';\n  ')};`,
      { cause: error },
    );
  }
  return statements;
}

async function missing(database: Database): Promise<string[]> {
  const { rows } = await database.pool.query<{ create: string | null; grant: string }>(
    `select case when r.oid is null then format('create role %I nologin noinherit', name) end as create,
       format('grant %I to %I', name, current_user) as grant
     from unnest($1::text[]) as name
     left join pg_catalog.pg_roles r on r.rolname = name
     where r.oid is null or not pg_has_role(
       current_user, r.oid,
       -- since version 16 a member may still lack the right to become the role
       case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end
     )`,
    [callerRoles],
  );
  return rows.flatMap(({ create, grant }) => (create === null ? [grant] : [create, grant]));
}
