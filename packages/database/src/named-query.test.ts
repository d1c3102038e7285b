import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseModes, openTestDatabase, type TestDatabase } from '../../../tools/testing/open-test-database.ts';
import { queryShared } from './query-shared.ts';

describe.each(databaseModes)('a named statement on the %s database', (mode) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(mode);
  });
  afterAll(() => database.remove());

  test('is described once on a connection, and answers the same every time', async () => {
    const client = await database.pool.connect();
    const described = vi.spyOn(Object.getPrototypeOf(client.connection), 'describe');
    client.release();
    const statement = {
      name: 'of-every-kind',
      text: `select $1::int as number, $2::text as text, $3::boolean as truth, timestamptz '2026-01-02T03:04:05Z' as at,
        array['a,b', null] as list, '{"a": [1]}'::jsonb as json from generate_series(1, $4::int)`,
    };
    const values = [7, null, true, 2];
    const row = {
      ...{ number: 7, text: null, truth: true },
      ...{ at: new Date('2026-01-02T03:04:05Z'), list: ['a,b', null], json: { a: [1] } },
    };
    for (let run = 0; run < 3; run += 1) {
      const { rows, rowCount } = await queryShared(database.pool, { ...statement, values });
      expect({ rows, rowCount }).toEqual({ rows: [row, row], rowCount: 2 });
    }
    expect(described).toHaveBeenCalledTimes(1);
    // the driver writes what is no plain value
    const list = { name: 'of-a-list', text: 'select $1::text[] as list' };
    for (const given of [['a'], ['b', 'c']])
      expect((await queryShared(database.pool, { ...list, values: [given] })).rows).toEqual([{ list: given }]);
    described.mockRestore();
  });

  test('whose run fails answers its next caller', async () => {
    const divide = (by: number) =>
      queryShared(database.pool, { name: 'divide', text: 'select 12 / $1::int as result', values: [by] });
    expect((await divide(3)).rows).toEqual([{ result: 4 }]);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect((await divide(4)).rows).toEqual([{ result: 3 }]);
  });
});
