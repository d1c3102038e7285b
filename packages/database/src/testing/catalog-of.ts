import type pg from 'pg';

/** Returns one line for each object in the product's schemas, sorted: equal lines mean equal schemas. */
export async function catalogOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(catalogQuery);
  return rows.map(({ line }) => line).sort();
}

const catalogQuery = `
  with schemas as (
    select oid, nspname, nspacl from pg_namespace where nspname in ('public', 'auth', 'private')
  ), relations as (
    select c.*, format('%I.%I', nspname, relname) as name
    from pg_class c join schemas on schemas.oid = relnamespace
  ), rights (object, acl) as (
    select 'schema ' || nspname, nspacl from schemas where nspname <> 'public'
    union all select 'relation ' || name, relacl from relations
    union all select format('column %s.%s', name, attname), attacl from pg_attribute join relations on relations.oid = attrelid
    union all select format('function %s', p.oid::regprocedure), proacl from pg_proc p join schemas on schemas.oid = pronamespace
    union all select format('defaults %s', defaclobjtype), defaclacl from pg_default_acl
  )
  select format('relation %s %s rls %s %s', relkind, name, relrowsecurity, relforcerowsecurity) as line from relations
  union all
  select format('column %s %s %s %s not null %s identity %s generated %s default %s', name, attnum, attname,
      format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid))
    from pg_attribute a join relations on relations.oid = attrelid
    left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum where attnum > 0 and not attisdropped
  union all
  select format('constraint %s on %s %s', conname, name, pg_get_constraintdef(c.oid))
    from pg_constraint c join relations on relations.oid = conrelid
  union all
  select 'index ' || pg_get_indexdef(indexrelid) from pg_index join relations on relations.oid = indexrelid
  union all
  select format('function %s %s', p.oid::regprocedure, pg_get_functiondef(p.oid))
    from pg_proc p join schemas on schemas.oid = pronamespace where prokind = 'f'
  union all
  select format('trigger %s %s', tgenabled, pg_get_triggerdef(t.oid))
    from pg_trigger t join relations on relations.oid = tgrelid where not tgisinternal
  union all
  select format('policy %s on %s.%s %s %s %s using %s check %s', policyname, schemaname, tablename, permissive, roles, cmd, qual, with_check)
    from pg_policies
  union all
  select format('type %s.%s %s', nspname, typname, typtype) from pg_type join schemas on schemas.oid = typnamespace
  union all
  select format('right %s of %s to %s grantable %s', privilege_type, object,
      case when grantee = 0 then 'public' when grantee = grantor then 'its owner' else grantee::regrole::text end, is_grantable)
    from rights cross join lateral aclexplode(acl)`;
