import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../tools/testing/free-port.ts';
import { copyTestDatabase, type DatabaseCopy } from '../../tools/testing/open-test-database.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';

const key = 'sb_publishable_conformance';

/** A connection to the database that can be cut and restored. */
interface Line {
  readonly url: string;
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

async function layLine(databaseUrl: string): Promise<Line> {
  const address = new URL(databaseUrl);
  const socketPath = `${address.searchParams.get('host')}/.s.PGSQL.${address.port}`;
  const sockets = new Set<Socket>();
  const port = await freePort();
  let server: Server;
  const mend = async () => {
    server = createServer((client) => {
      const upstream = connect(socketPath);
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          sockets.delete(socket);
          client.destroy();
          upstream.destroy();
        });
      }
      client.pipe(upstream).pipe(client);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await mend();
  return {
    url: `postgresql://${address.username}@127.0.0.1:${port}${address.pathname}`,
    mend,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

describe('while the database cannot be reached', () => {
  let copy: DatabaseCopy;
  let line: Line;
  let server: TestServer;
  let statuses: number[];
  let visitor: SupabaseClient;

  beforeAll(async () => {
    copy = await copyTestDatabase('native');
    if (!('url' in copy.options)) throw new Error('a native database has an address');
    line = await layLine(copy.options.url);
    server = await startTestServer({ DATABASE_URL: line.url, PUBLISHABLE_KEY: key, LOG_LEVEL: 'silent' });
    const watched: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      statuses.push(response.status);
      if (response.status === 503 && init?.method !== 'POST') {
        expect(response.headers.get('retry-after')).toBe('1');
        await line.mend();
      }
      return response;
    };
    visitor = createClient(server.url, key, { auth: { persistSession: false }, global: { fetch: watched } });
  });
  afterAll(async () => {
    await server.stop();
    await line.cut();
    await copy.erase();
  });

  test('a write is refused with 503 and not retried; the server is alive but not ready', async () => {
    statuses = [];
    await line.cut();
    const { error, status } = await visitor.from('translations').insert({ key: 'x' });
    expect([status, error?.code]).toEqual([503, 'PGRST001']);
    expect(statuses).toEqual([503]);
    expect((await fetch(`${server.url}/ready`)).status).toBe(503);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    await line.mend();
  });

  test('the client’s read waits, retries and gets its rows as soon as the database is back', async () => {
    statuses = [];
    await line.cut();
    const { data, error } = await visitor.from('ai_models').select('name').eq('name', 'Claude');
    expect(error).toBeNull();
    expect(data).toEqual([{ name: 'Claude' }]);
    expect(statuses).toEqual([503, 200]);
  });
});
