import { copyPlace } from '../../tools/testing/copy-place.ts';
import { anyDatabaseMode } from '../../tools/testing/open-test-database.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';

/** A server under attack, with its own database. */
export interface Target extends TestServer {
  readonly key: string;
  /** The environment to restart it with on the same data. */
  readonly environment: Readonly<Record<string, string>>;
  readonly erase: () => Promise<void>;
  /** Stops it; throws if it died earlier or does not stop cleanly. */
  readonly remove: () => Promise<void>;
}

export const publishableKey = 'sb_publishable_hostile';

export async function startTarget(more: Record<string, string> = {}, mode = anyDatabaseMode): Promise<Target> {
  const { environment: place, erase } = await copyPlace(mode);
  const environment = {
    ...place,
    PUBLISHABLE_KEY: publishableKey,
    RATE_LIMIT_FACTOR: '100000',
    PAYMENTS: 'off',
    ...more,
  };
  const server = await startTestServer(environment);
  return {
    ...server,
    key: publishableKey,
    environment,
    erase,
    remove: async () => {
      const hadEnded = server.process.exitCode !== null || server.process.signalCode !== null;
      const code = hadEnded ? server.process.exitCode : await server.stop();
      await erase();
      if (hadEnded || code !== 0) throw new Error(`The server ended with ${code}:\n${server.lines.join('\n')}`);
    },
  };
}
