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
  /** Starts one more process of the product on the same database; its caller stops it. */
  readonly startAnother: () => Promise<TestServer>;
  readonly stop: () => Promise<void>;
}

export async function startNativeServer(): Promise<NativeServer> {
  const postgres = await startNativePostgres();
  const owner = await openDatabase({ url: postgres.url('postgres') });
  await owner.pool.query('create database bench');
  await owner.close();
  const url = postgres.url('bench');
  const start = () =>
    startTestServer({
      DATABASE_URL: url,
      SITE_URL: site,
      PUBLISHABLE_KEY: publishableKey,
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'silent',
    });
  const server = await start();
  const database = await openDatabase({ url });
  return {
    server,
    database,
    url,
    startAnother: start,
    stop: async () => {
      await database.close();
      await server.stop();
      await postgres.stop();
    },
  };
}
