import type { Proof } from '../../proof.ts';
import { proofsIn } from './one-run.ts';

const statements = [
  'create schema auth',
  "create function auth.uid() returns int language sql stable as $$ select current_setting('app.uid')::int $$",
  'create table n (id int, owner int)',
  'insert into n values (1, 1)',
  'create role app',
  'grant select, update on n to app',
  'grant usage on schema auth to app',
  'alter table n enable row level security',
  'create policy u on n for update to app using (owner = (select auth.uid()))',
  "set app.uid = '1'",
  'set role app',
  'update n set id = 2 where owner = 1 returning id',
  'reset role',
  'create policy s on n for select to app using (owner = (select auth.uid()))',
  'set role app',
  'update n set id = 2 where owner = 1 returning id',
  'explain select * from n',
];

/** Proofs of the Supabase directives. */
export const proofs: readonly Proof[] = [
  proofsIn('more', '@electric-sql/pglite')('supabase.policies', {
    shows: 'without a policy to select an update finds no row, and the caller in a select is read once',
    files: {
      'a.mjs': `import { PGlite } from '@electric-sql/pglite';
const db = new PGlite();
for (const sql of ${JSON.stringify(statements)}) {
  const { rows } = await db.query(sql);
  if (/^(update|explain)/.test(sql)) console.log(JSON.stringify(rows));
}
process.exit(0);
`,
    },
    run: 'node a.mjs',
    exits: 'zero',
    prints: /^\[\]\n\[\{"id":2\}\]\n.*InitPlan/m,
  }),
  proofsIn('more', '@supabase/supabase-js')('supabase.errors', {
    shows: 'a write that fails resolves, throws only where asked to, and the package names the limit of rows',
    files: {
      'a.mjs': `import { createClient } from '@supabase/supabase-js';
const refuse = async () => new Response('{"message":"refused","code":"42501"}', { status: 403 });
const client = createClient('http://localhost', 'sb_publishable_x', { global: { fetch: refuse } });
const { data, error } = await client.from('t').insert({ a: 1 });
console.log(data, error.message);
try { await client.from('t').insert({ a: 1 }).throwOnError(); } catch ({ message }) { console.log('thrown', message); }
process.exit(0);
`,
    },
    run: `node a.mjs; grep -h 'maximum of 1,000 rows' $(dirname $(node -p "require.resolve('@supabase/postgrest-js')"))/*.d.*ts`,
    exits: 'zero',
    prints: /null refused\nthrown refused\n[\s\S]*1,000 rows/,
  }),
];
