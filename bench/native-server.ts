import { type Database, openDatabase } from '@regelwerk/database/open-database';
import { startNativePostgres } from '../tools/testing/native-postgres.ts';
import { startTestServer, type TestServer } from '../tools/testing/start-test-server.ts';

export const publishableKey = 'sb_publishable_bench';
export const site = 'http://localhost:3000';

/** The product on its own native Postgres, without the limits per address. */
export interface NativeServer {
  readonly server: TestServer;
  readonly database: Database;
  /** The address of the server's database. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export async function startNativeServer(): Promise<NativeServer> {
  const postgres = await startNativePostgres();
  const owner = await openDatabase({ url: postgres.url('postgres') });
  await owner.pool.query('create database bench');
  await owner.close();
  const url = postgres.url('bench');
  const server = await startTestServer({
    DATABASE_URL: url,
    SITE_URL: site,
    PUBLISHABLE_KEY: publishableKey,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'silent',
  });
  const database = await openDatabase({ url });
  return {
    server,
    database,
    url,
    stop: async () => {
      await database.close();
      await server.stop();
      await postgres.stop();
    },
  };
}
