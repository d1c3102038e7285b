import { expect, test, vi } from 'vitest';
import { createTestApp } from './testing/create-test-app.ts';

test('while the database is away, the sandbox answers 503 and says nothing of why', async () => {
  const { deps, request, remove } = await createTestApp('native', { PAYMENTS: 'sandbox' });
  const ask = async (path: string) => {
    const answer = await request(path, { headers: { authorization: 'Bearer none' } });
    return [answer.status, answer.headers.get('retry-after'), await answer.text()];
  };
  try {
    expect((await ask('/sandbox/receipt/none'))[0]).toBe(404);
    const connect = vi.spyOn(deps.database.pool, 'connect').mockImplementation(() => {
      throw Object.assign(new Error('connect ENOENT /tmp/secret/.s.PGSQL.5432'), {
        code: 'ENOENT',
        syscall: 'connect',
      });
    });
    const refused = await ask('/sandbox/receipt/none');
    connect.mockRestore();
    expect(refused).toEqual([
      503,
      '1',
      '{"error":{"type":"api_error","message":"The sandbox could not answer. Please try again."}}',
    ]);
  } finally {
    await remove();
  }
});
