import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { ServerEnv } from './bindings.ts';
import { requestLog } from './request-log.ts';

const requests = 2_000;

test('a request that is answered is gone with the next collection of the young', async () => {
  setFlagsFromString('--expose-gc');
  const collect: (how: { type: 'minor' }) => void = runInNewContext('gc');
  const app = new Hono<ServerEnv>()
    .use(requestLog({ log: pino({ level: 'silent' }), trustedProxies: 0, observation: {} }))
    .get('/', (c) => c.json({}));
  const grown = async () => {
    const before = oldBytes();
    for (let count = 1; count <= requests; count += 1) {
      await app.request('/');
      if (count % 100 === 0) collect({ type: 'minor' });
    }
    return (oldBytes() - before) / requests;
  };
  await grown();
  expect(await grown()).toBeLessThan(500);
});

function oldBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ?? Number.NaN;
}
