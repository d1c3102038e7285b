import { describe, expect, test } from 'vitest';
import { findRawStatements } from './find-raw-statements.ts';

describe('statements over tables', () => {
  test.each([
    ['a read', 'sql`select id from public.orders where id = 1`'],
    ['a read of a type', 'sql<{ id: string }>`\n  select id\n  from public.orders`'],
    ['a join', 'sql`left join auth.users u on true`'],
    ['an insert', 'sql`insert into private.mails (id) values (1)`'],
    ['a change', 'sql`update public.orders set state = 1`'],
    ['a deletion in a plain string', "pool.query('delete from private.rate_limits where key = $1')"],
    ['a fragment that starts with a table', 'const from = sql`private.audit_log log`'],
    ['a table by a variable name', 'const from = sql.table(name)'],
  ])('are found as %s', (_, source) => {
    expect(findRawStatements(source)).toHaveLength(1);
  });

  test.each([
    ['a statement that is built', "kysely.selectFrom('public.orders').innerJoin('auth.users', 'id', 'id')"],
    ['a call of a function', 'sql`select private.post_tokens(1)`'],
    ['a function that returns rows', 'sql`select * from private.ledger_faults()`'],
    ['an expression', "sql`date_trunc('day', created_at)`"],
    ['a table of the queue, which has no types', 'sql`select from graphile_worker.jobs`'],
  ])('are not found in %s', (_, source) => {
    expect(findRawStatements(source)).toEqual([]);
  });

  test('are found by their line', () => {
    expect(findRawStatements('const a = 1;\nsql`\nselect 1 from public.orders`')).toEqual([3]);
  });
});
