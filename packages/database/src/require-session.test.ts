import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tools/testing/open-test-database.ts';
import { requireSession } from './require-session.ts';

test('a pooler in transaction mode is recognized, and the refusal says what to set', async () => {
  // the embedded database lends its one session to each connection for a transaction, as such a pooler does
  const database = await openTestDatabase('embedded');
  await expect(requireSession({ ...database, mode: 'native' })).rejects.toThrow(
    /pooler in transaction mode.*set the pooler to session mode/,
  );
  await database.remove();
});

test('a server itself and a pooler in session mode are accepted', async () => {
  const database = await openTestDatabase('native');
  if (!('url' in database.options)) throw new Error('a native database has an address');
  await requireSession(database);
  const direct = new URL(database.options.url);
  // such a pooler has process ids of its own
  const pooler = createServer((client) => {
    const server = connect(`${direct.searchParams.get('host')}/.s.PGSQL.${direct.port || 5432}`);
    client.pipe(server);
    server.on('data', (bytes: Buffer) => {
      const key = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
      if (key !== -1) bytes.writeInt32BE(1, key + 5);
      client.write(bytes);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
  });
  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const pooled = new URL(direct);
  pooled.searchParams.delete('host');
  const { port } = pooler.address() as AddressInfo;
  const connectionString = pooled.href.replace(/@[^/]*/, `@127.0.0.1:${port}`);
  await requireSession({ ...database, connection: { connectionString } });
  pooler.close();
  await database.remove();
});
