import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes, openTestDatabase, type TestDatabase } from '../../../tools/testing/open-test-database.ts';
import { applyDefinitions } from './apply-definitions.ts';
import { type Definition, definitions, functionsIn } from './definitions.ts';
import { findObstacle } from './find-obstacle.ts';
import { inMigrationLock } from './in-migration-lock.ts';
import { migrate } from './migrate.ts';
import { migrationFolder, migrationNames } from './migration-names.ts';

const define = (name: string, text: string): Definition => {
  const [kind, subject = ''] = name.split('/');
  if (kind !== 'functions' && kind !== 'triggers' && kind !== 'policies') throw new Error(name);
  return { name, kind, subject, text, sha256: hash('sha256', text, 'hex') };
};
const double = (signature: string, body = 'select 2 * value') =>
  define(
    'functions/public.double',
    `create or replace function public.double${signature} language sql as $$ ${body} $$;`,
  );

describe.each(databaseModes)('definitions of the %s database', (mode) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(mode);
    await database.pool.query(`create table public.things (id int, owner text);
      create policy of_the_operator on public.things for select to authenticated using (true)`);
  });
  afterAll(() => database.remove());

  const apply = async (...extra: Definition[]) => {
    const client = await database.pool.connect();
    try {
      return await inMigrationLock(client, () => applyDefinitions(client, [...definitions(), ...extra]));
    } finally {
      client.release();
    }
  };
  const run = async (statement: string) => (await database.pool.query(statement)).rows;
  const signatures = async () =>
    (await run("select oid::regprocedure::text as one from pg_proc where proname = 'double'")).map(({ one }) => one);
  const policies = async () =>
    (await run("select policyname as one from pg_policies where tablename = 'things' order by 1")).map(
      ({ one }) => one,
    );

  test('a changed function is replaced, also with another signature or return type, and a removed one is dropped', async () => {
    expect(await apply(double('(value int) returns int'))).toEqual(['functions/public.double']);
    expect(await apply(double('(value int) returns int'))).toEqual([]);
    await apply(double('(value int) returns int', 'select 3 * value'));
    expect(await run('select public.double(2)')).toEqual([{ double: 6 }]);
    await apply(double('(value int, more int default 1) returns int', 'select value + more'));
    expect(await run('select public.double(2)')).toEqual([{ double: 3 }]);
    await apply(double('(value int, more int default 1) returns text', "select 'x'"));
    expect(await signatures()).toEqual(['double(integer,integer)']);
    expect(await apply()).toEqual(['functions/public.double']);
    expect(await signatures()).toEqual([]);
  });

  test('a grant that its definition no longer makes is revoked', async () => {
    const base = double('(value int) returns int');
    const right = "select has_function_privilege('anon', 'public.double(int)', 'execute') as may";
    await apply(define(base.name, `${base.text} grant execute on function public.double to anon;`));
    expect(await run(right)).toEqual([{ may: true }]);
    await apply(base);
    expect(await run(right)).toEqual([{ may: false }]);
    await apply();
  });

  test('a renamed policy replaces the former one, and policies of an operator stay', async () => {
    const policy = (name: string) =>
      define(
        'policies/public.things',
        `select private.protect_table('public.things');
grant select on public.things to authenticated;
create policy ${name} on public.things for select to authenticated using (owner = 'x');`,
      );
    await apply(policy('reads'));
    expect(await policies()).toEqual(['of_the_operator', 'reads', 'service_role_all']);
    await apply(policy('owner_reads'));
    expect(await policies()).toEqual(['of_the_operator', 'owner_reads', 'service_role_all']);
    await apply();
    expect(await policies()).toEqual(['of_the_operator']);
  });

  test('a definition that fails leaves the others unchanged', async () => {
    const broken = define('triggers/public.things', 'create trigger nothing before update on public.things;');
    await expect(apply(double('(value int) returns int'), broken)).rejects.toThrow(
      'The definition triggers/public.things failed',
    );
    expect(await signatures()).toEqual([]);
  });

  test('definitions of another version are detected, and replaced by the next start', async () => {
    expect(await findObstacle(database)).toBeUndefined();
    await run("update private.definitions set sha256 = 'x' where name = 'functions/private.post_tokens'");
    expect(await findObstacle(database)).toBe('definitions differ');
    expect(await migrate(database)).toEqual(['1 definitions']);
    expect(await findObstacle(database)).toBeUndefined();
  });
});

test('a function comes after those that it calls', () => {
  const names = definitions().map(({ name }) => name);
  expect(names.indexOf('functions/auth.jwt')).toBeLessThan(names.indexOf('functions/auth.uid'));
  expect(names.indexOf('functions/private.day_in_berlin')).toBeLessThan(
    names.indexOf('functions/private.retention_is_over'),
  );
  const found = functionsIn('alter table t add check (auth.uid() is not null); -- private.post_tokens', definitions());
  expect(found.map(({ subject }) => subject)).toEqual(['auth.jwt', 'auth.uid']);
});

test('each file contains only the function, or the triggers or policies of the table, in its name', () => {
  for (const { kind, subject, text } of definitions()) {
    const made = [...text.matchAll(/^create (?:or replace )?(function|trigger|policy)\b/gm)].map(([, noun]) => noun);
    if (kind === 'functions') {
      expect([subject, made]).toEqual([subject, ['function']]);
      expect(text).toContain(`create or replace function ${subject}(`);
    } else {
      const makes = kind === 'triggers' ? 'trigger' : 'policy';
      // a table may have no policy of its own
      if (kind === 'triggers') expect(made).not.toEqual([]);
      expect(made.every((one) => one === makes)).toBe(true);
      const tables = [...text.matchAll(/\bon ((?:auth|private|public)\.\w+)/g)].map(([, table]) => table);
      expect(new Set(tables)).toEqual(new Set([subject]));
    }
  }
});

test('migrations hold no function, trigger or policy', () => {
  const found = migrationNames().filter((name) =>
    /\bcreate (or replace )?(constraint )?(function|trigger|policy|view)\b/.test(
      readFileSync(join(migrationFolder, name), 'utf8'),
    ),
  );
  expect(found).toEqual([]);
});
