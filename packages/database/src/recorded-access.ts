import type { PoolClient } from 'pg';
import { accessQuery } from './access-query.ts';

const version = `(
  select md5(string_agg(name, ' ' order by name)) from (
    select name from private.migrations union all select name || ' ' || sha256 from private.definitions
  ) as applied
)`;

/** Changes with every right that `accessQuery` lists, for this user of the database. */
const fingerprint = `(
  select md5(current_user || string_agg(rights, ' ' order by rights)) from (
    select oid || ' ' || coalesce(nspacl::text, '') as rights from pg_catalog.pg_namespace where nspname in ('public', 'auth', 'private')
    union all
    select c.oid || ' ' || relrowsecurity || coalesce(relacl::text, '') from pg_catalog.pg_class c
      join pg_catalog.pg_namespace n on n.oid = relnamespace where nspname in ('public', 'auth', 'private')
    union all
    select attrelid || ' ' || attname || attacl::text from pg_catalog.pg_attribute where attacl is not null
    union all
    select p.oid || ' ' || coalesce(proacl::text, '') from pg_catalog.pg_proc p
      join pg_catalog.pg_namespace n on n.oid = pronamespace where nspname in ('public', 'auth', 'private')
    union all
    select md5(policy::text) from pg_catalog.pg_policy as policy
    union all
    select rights::text from pg_catalog.pg_default_acl as rights
  ) as present
)`;

/** The recorded access rights beside the present ones; ignores a record made for another version of the schema. */
const comparison = `
  record as (
    select value from private.settings where name = 'access' and value ->> 'migrations' = ${version}
  ),
  known as (
    select jsonb_array_elements_text(value -> 'objects') as object from record
    union all select 'default privileges' from record
  ),
  wanted as (
    select entry ->> 'key' as key, entry ->> 'statement' as statement
    from record cross join lateral jsonb_array_elements(value -> 'entries') as entry
  ),
  present as materialized (select * from (${accessQuery}) as access where key is not null),
  repairs as (
    select statement from wanted where key not in (select key from present)
    union all
    select undo from present
    where undo is not null and key not in (select key from wanted) and object in (select object from known)
  )`;

/** One row with `differences`: the number of statements that would restore the recorded access rights. */
export const accessDifferences = `with ${comparison} select count(*)::int as differences from repairs`;

/**
 * Records all access rights, once per version of the schema. A dump contains the record, but its grants and policies
 * are lost when it is restored on a server without the roles.
 */
export async function recordAccess(client: PoolClient): Promise<void> {
  // almost every start ends here: even the plan of the statement below takes longer
  const { rows: recorded } = await client.query(
    `select from private.settings where name = 'access' and value ->> 'migrations' = ${version}`,
  );
  if (recorded.length > 0) return;
  const { rowCount } = await client.query(
    `insert into private.settings (name, value)
     select 'access', jsonb_build_object(
       'migrations', ${version},
       'objects', jsonb_agg(distinct object),
       'entries', jsonb_agg(jsonb_build_object('key', key, 'statement', statement) order by key) filter (where key is not null)
     ) from (${accessQuery}) as access
     having count(*) > 0
     on conflict (name) do update set value = excluded.value
     where settings.value ->> 'migrations' <> excluded.value ->> 'migrations'`,
  );
  if (rowCount !== 0) await noteAccess(client);
}

/**
 * Restores the recorded access rights, and returns the statements that it ran. Compares them only if their fingerprint has
 * changed since the last comparison, because listing them takes several times as long.
 */
export async function repairAccess(client: PoolClient): Promise<string[]> {
  const { rows: same } = await client.query(
    `select from private.settings where name = 'access_fingerprint' and value = to_jsonb(${fingerprint})`,
  );
  if (same.length > 0) return [];
  const { rows } = await client.query<{ statement: string }>(`with ${comparison} select statement from repairs`);
  for (const { statement } of rows) await client.query(statement);
  await noteAccess(client);
  return rows.map(({ statement }) => statement);
}

/** Notes the present rights as those that agree with the record. */
async function noteAccess(client: PoolClient): Promise<void> {
  await client.query(
    `insert into private.settings (name, value) values ('access_fingerprint', to_jsonb(${fingerprint}))
     on conflict (name) do update set value = excluded.value`,
  );
}
