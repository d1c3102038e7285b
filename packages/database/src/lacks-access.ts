/**
 * One row with `lacks`: whether row level security or a policy is missing that the definitions created, or a caller may not use a
 * schema. A dump restored on a server without the callers' roles loses all of this with every grant.
 */
export const lacksAccess = `
  select exists (
    select from private.definitions d join pg_catalog.pg_class c on c.oid = to_regclass(split_part(d.name, '/', 2))
    where d.name like 'policies/%' and (
      not c.relrowsecurity
      or exists (
        select from unnest(d.parts) as part
        where not exists (select from pg_catalog.pg_policy where polrelid = c.oid and polname = part)
      )
    )
  ) or exists (
    select from pg_catalog.pg_roles r, unnest(array['public', 'auth']) as schema
    where r.rolname in ('anon', 'authenticated', 'service_role') and not has_schema_privilege(r.oid, schema, 'usage')
  ) as lacks`;
