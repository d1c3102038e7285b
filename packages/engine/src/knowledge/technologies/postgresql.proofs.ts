import type { Proof, Trial } from '../../proof.ts';
import { proofsIn } from './one-run.ts';

const proof = proofsIn('more', '@electric-sql/pglite');
/** Runs statements one by one and prints the rows or the message of each; a failed one does not end the run. */
const runs = (shows: string, statements: readonly string[], prints: RegExp): Trial => ({
  shows,
  files: {
    'a.mjs': `import { PGlite } from '@electric-sql/pglite';
const db = new PGlite();
for (const sql of ${JSON.stringify(statements)}) try { console.log(JSON.stringify((await db.query(sql)).rows)); } catch (error) { console.log(error.message); }
process.exit(0);
`,
  },
  run: 'node a.mjs',
  exits: 'zero',
  prints,
});

/** Proofs of the PostgreSQL directives. */
export const proofs: readonly Proof[] = [
  proof(
    'postgresql.generated',
    runs(
      'without a word the column is virtual and takes no index',
      [
        'create table a (n int, d int generated always as (n * 2))',
        'create index on a (d)',
        'create table b (n int, d int generated always as (n * 2) stored)',
        'create index on b (d)',
      ],
      /indexes on virtual generated columns are not supported\n\[\]\n\[\]/,
    ),
  ),
  proof(
    'postgresql.uuidv7',
    runs('the function is there without an extension', ['select uuid_extract_version(uuidv7()) as v'], /"v":7/),
  ),
  proof(
    'postgresql.returning-old',
    runs(
      'one statement returns both values',
      [
        'create table s (id int primary key, status text)',
        "insert into s values (1, 'a')",
        "update s set status = 'b' returning old.status as o, new.status as n",
        "merge into s using (values (1), (2)) v (id) on s.id = v.id when matched then update set status = 'm' when not matched then insert values (v.id, 'i') returning merge_action(), s.id",
      ],
      /\{"o":"a","n":"b"\}[\s\S]*"UPDATE"[\s\S]*"INSERT"/,
    ),
  ),
  proof(
    'postgresql.not-null-later',
    runs(
      'the constraint is added beside old rows, and validated afterwards',
      [
        'create table n (c int)',
        'insert into n values (null)',
        'alter table n add constraint c_set not null c not valid',
        'insert into n values (null)',
        'alter table n validate constraint c_set',
        'delete from n',
        'alter table n validate constraint c_set',
      ],
      /\[\]\nnull value in column "c"[^\n]*\ncolumn "c" of relation "n" contains null values\n\[\]\n\[\]/,
    ),
  ),
  proof(
    'postgresql.conflict-returning',
    runs(
      'DO NOTHING returns no row, DO UPDATE does',
      [
        'create table s (id int generated always as identity primary key, email text unique)',
        "insert into s (email) values ('a')",
        "insert into s (email) values ('a') on conflict do nothing returning id",
        "insert into s (email) values ('a') on conflict (email) do update set email = excluded.email returning id",
      ],
      /\[\]\n\[\]\n\[\]\n\[\{"id":1\}\]/,
    ),
  ),
  proof(
    'postgresql.enum-value',
    runs(
      'the new value cannot be used before the commit',
      ["create type mood as enum ('a')", 'begin', "alter type mood add value 'b'", "select 'b'::mood", 'rollback'],
      /unsafe use of new value "b"/,
    ),
  ),
  proof(
    'postgresql.view-rights',
    runs(
      'a view shows what the policies hide, unless it asks as the caller',
      [
        'create role reader',
        'create table p (owner text)',
        "insert into p values ('x'), ('y')",
        'alter table p enable row level security',
        "create policy one on p using (owner = 'x')",
        'create view plain as select * from p',
        'create view invoked with (security_invoker = true) as select * from p',
        'grant select on p, plain, invoked to reader',
        'set role reader',
        'select (select count(*)::int from plain) as plain, (select count(*)::int from invoked) as invoked',
      ],
      /"plain":2,"invoked":1/,
    ),
  ),
  proof('postgresql.without-overlaps', {
    shows: 'the constraint needs btree_gist for the room, and refuses the overlap in the same room alone',
    files: {
      'a.mjs': `import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
const db = new PGlite({ extensions: { btree_gist } });
const table = 'create table b (room int, during tstzrange, unique (room, during without overlaps))';
const insert = (room, from) => \`insert into b values (\${room}, '[\${from}, 2026-01-09)')\`;
for (const sql of [table, 'create extension btree_gist', table, insert(1, '2026-01-01'), insert(2, '2026-01-01'), insert(1, '2026-01-02')])
  try { console.log(JSON.stringify((await db.query(sql)).rows)); } catch (error) { console.log(error.message); }
process.exit(0);
`,
    },
    run: 'node a.mjs',
    exits: 'zero',
    prints:
      /no default operator class[^\n]*\n\[\]\n\[\]\n\[\]\n\[\]\nconflicting key value violates exclusion constraint/,
  }),
  proof(
    'postgresql.not-in',
    runs(
      'one NULL empties the result',
      [
        'create table u (id int)',
        'create table o (user_id int)',
        'insert into u values (1), (2)',
        'insert into o values (1), (null)',
        'select count(*)::int as c from u where id not in (select user_id from o)',
        'select count(*)::int as c from u where not exists (select from o where o.user_id = u.id)',
      ],
      /"c":0[\s\S]*"c":1/,
    ),
  ),
];
