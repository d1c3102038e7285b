import type { PoolClient } from 'pg';
import { accessQuery } from './access-query.ts';

const version = `(
  select md5(string_agg(name, ' ' order by name)) from (
    select name from private.migrations union all select name || ' ' || sha256 from private.definitions
  ) as applied
)`;

/** What the record of this database wants, beside what is there; a record made for another version of the schema says nothing. */
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

/** One row with `differences`: how many statements would make access what the record wants. */
export const accessDifferences = `with ${comparison} select count(*)::int as differences from repairs`;

/**
 * Records who may do what, once for each version of the schema: a dump carries the record, while the grants and
 * policies in it are lost where it is restored on a server without the roles.
 */
export async function recordAccess(client: PoolClient): Promise<void> {
  await client.query(
    `insert into private.settings (name, value)
     select 'access', jsonb_build_object(
       'migrations', ${version},
       'objects', jsonb_agg(distinct object),
       'entries', jsonb_agg(jsonb_build_object('key', key, 'statement', statement) order by key) filter (where key is not null)
     ) from (${accessQuery}) as access
     on conflict (name) do update set value = excluded.value
     where settings.value ->> 'migrations' <> excluded.value ->> 'migrations'`,
  );
}

/** Makes access what the record wants, and answers the statements that did. */
export async function repairAccess(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`with ${comparison} select statement from repairs`);
  for (const { statement } of rows) await client.query(statement);
  return rows.map(({ statement }) => statement);
}
