import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyTestDatabase, type DatabaseCopy } from '../../../../tools/testing/open-test-database.ts';
import { openDatabase } from '../open-database.ts';

let copy: DatabaseCopy;
beforeAll(async () => {
  copy = await copyTestDatabase('embedded');
});
afterAll(() => copy.erase());

test('a statement continues when the clock is set two hours ahead', async () => {
  const database = await openDatabase({ ...copy.options, statementLimitMs: 60_000 });
  const running = database.pool.query('select pg_sleep(1)');
  const real = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => real() + 7_200_000);
  await expect(running).resolves.toMatchObject({ rowCount: 1 });
  vi.restoreAllMocks();
  await database.close();
});
