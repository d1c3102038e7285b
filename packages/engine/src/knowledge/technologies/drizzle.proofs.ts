import type { Proof, Trial } from '../../proof.ts';
import { proofsIn } from './one-run.ts';

const asked = proofsIn('more', 'drizzle-orm', '@electric-sql/pglite');
const kit = proofsIn('more', 'drizzle-orm', 'drizzle-kit');
const schema = `import { relations } from 'drizzle-orm';
import { index, integer, numeric, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
export const users = pgTable('users', {
  id: serial().primaryKey(),
  email: text().notNull().unique(),
  price: numeric(),
  plain: timestamp().defaultNow(),
  zoned: timestamp({ withTimezone: true }).defaultNow(),
});
export const posts = pgTable('posts', { id: serial().primaryKey(), authorId: integer().notNull() }, (table) => [
  index().on(table.authorId),
]);
export const postsRelations = relations(posts, ({ one }) => ({
  author: one(users, { fields: [posts.authorId], references: [users.id] }),
}));
`;
const config = `import { defineConfig } from 'drizzle-kit';
export default defineConfig({ dialect: 'postgresql', schema: './schema.ts', out: './drizzle' });
`;
const head = `import { PGlite } from '@electric-sql/pglite';
import * as orm from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as schema from './schema.ts';
const { users, posts } = schema;
const client = await PGlite.create();
const db = drizzle({ client, schema });
await client.exec('create table users (id serial primary key, email text not null unique, price numeric, plain timestamp default now(), zoned timestamptz default now()); create table posts (id serial primary key, "authorId" integer not null);');
await db.insert(users).values([{ email: 'a', price: '1.50' }, { email: 'b' }]);
`;
const asks = (shows: string, code: string, prints: RegExp): Trial => ({
  shows,
  files: { 'schema.ts': schema, 'a.ts': `${head}${code}\n` },
  run: 'node a.ts',
  exits: 'zero',
  prints,
});
const runs = (
  shows: string,
  run: string,
  exits: Trial['exits'],
  prints: RegExp,
  more: Record<string, string> = {},
): Trial => ({
  shows,
  files: { 'schema.ts': schema, 'drizzle.config.ts': config, ...more },
  run,
  exits,
  prints,
});

/** Proofs of the Drizzle directives. */
export const proofs: readonly Proof[] = [
  asked(
    'drizzle.relations',
    asks(
      'defineRelations is not there yet, and without the schema there is no query',
      "console.log('relations', typeof orm.relations, typeof orm.defineRelations, drizzle({ client }).query.users);\ntry { await db.query.users.findMany({ where: { email: 'a' } }); } catch (error) { console.log(error.message); }",
      /relations function undefined undefined\s+Cannot read properties of undefined/,
    ),
  ),
  asked(
    'drizzle.errors',
    asks(
      'the code is in the cause, the parameters are in the message',
      "try { await db.insert(users).values({ email: 'a' }); } catch (error) { console.log(error instanceof orm.DrizzleQueryError, error.code, error.cause.code, error.message); }",
      /true undefined 23505 [\s\S]*params: a/,
    ),
  ),
  asked(
    'drizzle.where',
    asks(
      'without a condition every row is deleted',
      'console.log((await db.select().from(users).where(and(undefined, undefined))).length, (await db.delete(users).where(undefined).returning()).length);',
      /2 2/,
    ),
  ),
  kit(
    'drizzle.migrations',
    runs(
      'a file that the journal does not list is not run',
      "drizzle-kit generate >generate.log && echo 'create table hand (id int);' >drizzle/0001_hand.sql && node b.ts",
      'zero',
      /tables posts users$/m,
      {
        'b.ts': `import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
const client = await PGlite.create();
await migrate(drizzle({ client }), { migrationsFolder: './drizzle' });
const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public' order by 1");
console.log('tables', ...rows.map((row) => row.tablename));
`,
      },
    ),
  ),
  kit(
    'drizzle.rename',
    runs(
      'without a terminal a renamed column writes no file, and the command exits with zero',
      "drizzle-kit generate >generate.log && sed -i 's/email: text/mail: text/' schema.ts && drizzle-kit generate 2>&1 </dev/null; echo ended with $?; ls drizzle/*.sql | wc -l",
      'zero',
      /Interactive prompts require a TTY[\s\S]*ended with 0\s+1\b/,
    ),
  ),
  asked(
    'drizzle.timestamps',
    asks(
      'in another zone of the session a plain timestamp is off by its difference, and numeric is a string',
      "await client.exec(\"set time zone 'Asia/Kathmandu'\");\nawait db.insert(users).values({ email: 'c' });\nconst [c] = await db.select().from(users).where(eq(users.email, 'c'));\nconst [a] = await db.select().from(users).where(eq(users.email, 'a'));\nconsole.log('off by', Math.round((c.plain - c.zoned) / 60000), typeof a.price);",
      /off by 345 string/,
    ),
  ),
  asked(
    'drizzle.references',
    asks(
      'a relation takes an author that does not exist',
      'await db.insert(posts).values({ authorId: 999 });\nconsole.log(JSON.stringify(await db.query.posts.findMany({ with: { author: true } })));',
      /"authorId":999,"author":null/,
    ),
  ),
  asked(
    'drizzle.transaction',
    asks(
      'a rollback throws',
      "try { await db.transaction(async (tx) => { await tx.insert(users).values({ email: 'in' }); tx.rollback(); }); } catch (error) { console.log(error.constructor.name, (await db.select().from(users)).length); }",
      /TransactionRollbackError 2/,
    ),
  ),
  kit(
    'drizzle.config',
    runs(
      'without a dialect the command fails',
      'drizzle-kit generate --config old.ts',
      'not zero',
      /specify 'dialect'/,
      {
        'old.ts': "export default { driver: 'pg', schema: './schema.ts', out: './old' };\n",
      },
    ),
    runs('generate:pg is gone', 'drizzle-kit generate:pg', 'zero', /deprecated/),
  ),
];
