import type pg from 'pg';

/** Decides, beside the rows themselves, what a visitor sees. */
export interface VisitorView {
  /** Changes with every policy, grant, function, view, trigger, table or role that a visitor's read may depend on. */
  readonly mark: string;
  /** The tables of the schema `public` that announce every change of a row and whose rows belong to nobody. */
  readonly announced: readonly string[];
}

const firstOwnObject = 16_384;
const versions = (catalog: string, condition = `oid >= ${firstOwnObject}`) =>
  `(select string_agg(oid || ':' || xmin, ',' order by oid) from pg_catalog.${catalog} where ${condition})`;

/** A trigger after each inserted, updated and deleted row. */
const everyChange = 't.tgtype & 31 = 29 and t.tgqual is null';

const statement = `
  select md5(concat_ws('|',
      ${versions('pg_policy', 'true')}, ${versions('pg_proc')}, ${versions('pg_rewrite')}, ${versions('pg_trigger')},
      ${versions('pg_class', `oid >= ${firstOwnObject} and relpersistence <> 't'`)},
      ${versions('pg_namespace', "nspname !~ '^pg_(toast_)?temp_'")},
      (select string_agg(attrelid || ':' || attnum || ':' || xmin, ',' order by attrelid, attnum)
       from pg_catalog.pg_attribute where attrelid >= ${firstOwnObject} and attacl is not null),
      (select string_agg(roleid || ':' || member || ':' || xmin, ',' order by roleid, member, xmin::text)
       from pg_catalog.pg_auth_members),
      (select r::text from pg_catalog.pg_roles r where rolname = 'anon')
    )) as mark,
    array(
      select c.relname::text from pg_catalog.pg_class c join pg_catalog.pg_trigger t on t.tgrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and t.tgfoid = 'private.notify_change'::regproc
        and t.tgenabled in ('O', 'A') and ${everyChange}
        and not exists (select from pg_catalog.pg_attribute where attrelid = c.oid and attname = 'user_id')
      order by 1
    ) as announced`;

/** Reads it in the session of `client`, after the notifications that this session was sent before. */
export async function readVisitorView(client: Pick<pg.Client, 'query'>): Promise<VisitorView> {
  const { rows } = await client.query<VisitorView>({ name: 'visitor_view', text: statement });
  const [view] = rows;
  if (view === undefined) throw new Error('a select without from answers one row');
  return view;
}
