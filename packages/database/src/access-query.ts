/**
 * Lists all access rights, one row for each grant, policy and table with row level security: `key` names the right,
 * `object` is the object it applies to, and `statement` recreates it. Rights of PUBLIC have an `undo`, because a
 * server grants some of them by default. An object without any rights for callers has one row without a key.
 */
export const accessQuery = `
  with schemas as (
    select oid, nspname, nspowner, nspacl from pg_catalog.pg_namespace where nspname in ('public', 'auth', 'private')
  ),
  callers as (
    select oid, quote_ident(rolname) as name from pg_catalog.pg_roles
    where rolname in ('anon', 'authenticated', 'service_role')
    union all select 0, 'public'
  ),
  objects as (
    select format('schema %I', nspname) as object, '' as columns, coalesce(nspacl, acldefault('n', nspowner)) as acl
    from schemas
    union all
    select format('%s %I.%I', case relkind when 'S' then 'sequence' else 'table' end, nspname, relname), '',
      coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))
    from pg_catalog.pg_class join schemas on schemas.oid = relnamespace where relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select format('table %I.%I', nspname, relname), format(' (%I)', attname), attacl
    from pg_catalog.pg_attribute join pg_catalog.pg_class c on c.oid = attrelid join schemas on schemas.oid = relnamespace
    where attacl is not null and not attisdropped
    union all
    select format('%s %I.%I(%s)', case prokind when 'p' then 'procedure' else 'function' end, nspname, proname,
        pg_get_function_identity_arguments(p.oid)), '', coalesce(proacl, acldefault('f', proowner))
    from pg_catalog.pg_proc p join schemas on schemas.oid = pronamespace where prokind in ('f', 'p')
  ),
  grants as (
    select object, granted.what || columns || ' on ' || object as what, granted.caller
    from objects left join lateral (
      select privilege_type as what, name as caller from aclexplode(acl) join callers on callers.oid = grantee
      where not (object = 'schema public' and name = 'public')
    ) as granted on true
  )
  select 'grant ' || what || ' to ' || caller as key, object,
    'grant ' || what || ' to ' || caller as statement,
    case caller when 'public' then 'revoke ' || what || ' from public' end as undo
  from grants
  union all
  select 'default execute', 'default privileges', 'select 1',
    'alter default privileges revoke execute on functions from public'
  where not exists (
    select from pg_catalog.pg_default_acl
    where defaclrole = current_user::regrole and defaclobjtype = 'f' and defaclnamespace = 0
      and not exists (select from aclexplode(defaclacl) where grantee = 0)
  )
  union all
  select format('policy %I on %I.%I', policyname, schemaname, tablename), format('table %I.%I', schemaname, tablename),
    format('create policy %I on %I.%I as %s for %s to %s', policyname, schemaname, tablename, permissive, cmd,
        (select string_agg(case role when 'public' then 'public' else quote_ident(role) end, ', ') from unnest(roles) as role))
      || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', ''), null
  from pg_catalog.pg_policies join schemas on nspname = schemaname
  union all
  select format('row security on %I.%I', nspname, relname), format('table %I.%I', nspname, relname),
    format('alter table %I.%I enable row level security', nspname, relname), null
  from pg_catalog.pg_class join schemas on schemas.oid = relnamespace where relrowsecurity`;
