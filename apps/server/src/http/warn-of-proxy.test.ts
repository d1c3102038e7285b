import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { ServerEnv } from './bindings.ts';
import { warnAboutProxy } from './warn-about-proxy.ts';

async function warningsAfter(trustedProxies: number, headers: Record<string, string>): Promise<string[]> {
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  const app = new Hono<ServerEnv>().use(warnAboutProxy(log, trustedProxies)).get('/', (c) => c.text('here'));
  for (let time = 0; time < 3; time += 1) expect((await app.request('/', { headers })).status).toBe(200);
  return warnings;
}

test('an unconfigured proxy is reported once', async () => {
  expect(await warningsAfter(0, { 'x-forwarded-for': '203.0.113.7' })).toEqual([
    expect.stringContaining('TRUST_PROXY is 0'),
  ]);
  expect(await warningsAfter(1, { 'x-forwarded-for': '203.0.113.7' })).toEqual([]);
  expect(await warningsAfter(0, {})).toEqual([]);
});
