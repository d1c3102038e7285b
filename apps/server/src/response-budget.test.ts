import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabaseMode } from '../../../tools/testing/open-test-database.ts';
import { createApp } from './app.ts';
import { ResponseBudget } from './rest/response-budget.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';
import { openPerson, type TestPerson } from './testing/open-person.ts';

const megabyte = 1024 * 1024;

describe('answers that their clients do not take', () => {
  let app: TestApp;
  let ada: TestPerson;
  let bearer: string;
  const server = createServer();
  beforeAll(async () => {
    app = await createTestApp(anyDatabaseMode);
    ada = await openPerson(app);
    await app.deps.database.pool.query(
      `with kept as (
         insert into public.user_configurations
           (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
         select $1, n, 'Claude', 'Frontend', '{React}', 'Strict', 'Markdown' from generate_series(1, 80) as n returning id
       )
       insert into public.generated_rules (configuration_id, title, content, format)
       select id, 't', repeat('x', 150000), 'Markdown' from kept`,
      [ada.id],
    );
    bearer = `Bearer ${(await ada.client.auth.getSession()).data.session?.access_token}`;
    server.on('request', getRequestListener(createApp(app.deps, undefined, new ResponseBudget(20 * megabyte)).fetch));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await app.remove();
  });

  /** Reads nothing of the body. */
  const ask = async (query: string) => {
    const { port } = server.address() as AddressInfo;
    const headers = { apikey: app.deps.keys.publishable, authorization: bearer };
    const call = get({ port, path: `/rest/v1/generated_rules?${query}`, headers, agent: false });
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return answer;
  };

  test('leave no room for more large ones until they end, and room for small ones', async () => {
    const slow = await ask('select=content');
    expect(slow.statusCode).toBe(200);
    const refused = await ask('select=content');
    expect(refused.statusCode).toBe(429);
    expect(JSON.parse(await text(refused))).toMatchObject({ code: 'rate_limited' });
    const small = await ask('select=title');
    expect(JSON.parse(await text(small))).toHaveLength(80);
    slow.destroy();
    await expect.poll(async () => (await text(await ask('select=content'))).length).toBeGreaterThan(80 * 150_000);
  });

  test('are taken one after another without end', async () => {
    for (let at = 0; at < 4; at += 1) {
      const answer = await ask('select=content');
      expect(answer.statusCode).toBe(200);
      expect(JSON.parse(await text(answer))).toHaveLength(80);
    }
  });
});
