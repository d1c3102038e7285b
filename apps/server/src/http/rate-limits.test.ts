import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

describe('limits at factor 1', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(anyDatabaseMode, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  });
  afterAll(() => server.remove());

  const statusesOf = async (count: number, path: string, method: string, address: string) => {
    const headers = server.visitor({ 'x-forwarded-for': address });
    const responses = await Promise.all(Array.from({ length: count }, () => server.request(path, { method, headers })));
    return responses.map(({ status }) => status);
  };

  test('120 function calls a minute', async () => {
    const statuses = await statusesOf(123, '/functions/v1/unknown', 'POST', '192.0.2.1');
    expect(statuses.filter((status) => status === 404)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(await statusesOf(1, '/functions/v1/unknown', 'POST', '192.0.2.2')).toEqual([404]);
  });

  test('1,200 data calls a minute, and the refusal has the time to wait', async () => {
    const statuses = await statusesOf(1203, '/rest/v1/unknown', 'GET', '192.0.2.3');
    expect(statuses.filter((status) => status === 404)).toHaveLength(1200);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    const refused = await server.request('/rest/v1/ai_models', {
      headers: server.visitor({ 'x-forwarded-for': '192.0.2.3' }),
    });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'rate_limited', hint: null });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('processes of one database share their counts', async () => {
    const { createRateLimits } = await import('./rate-limits.ts');
    const [one, two] = [createRateLimits(server.deps.database, 1), createRateLimits(server.deps.database, 1)];
    for (let count = 0; count < 10; count += 1) {
      expect(await one('visitorGenerations', 'shared')).toBeUndefined();
      expect(await two('visitorGenerations', 'shared')).toBeUndefined();
    }
    expect(await one('visitorGenerations', 'shared')).toBeGreaterThan(3000);
  });
});
