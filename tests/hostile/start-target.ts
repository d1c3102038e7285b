import { copyTestDatabase } from '../../tools/testing/open-test-database.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';

/** A server that strangers talk to, on an embedded database of its own. */
export interface Target extends TestServer {
  readonly key: string;
  /** What it was started with, to start it again on the same data. */
  readonly environment: Readonly<Record<string, string>>;
  readonly erase: () => Promise<void>;
  /** Stops it and throws unless it lived until then and ends as it should. */
  readonly remove: () => Promise<void>;
}

export const publishableKey = 'sb_publishable_hostile';

export async function startTarget(more: Record<string, string> = {}): Promise<Target> {
  const { options, erase } = await copyTestDatabase('embedded');
  if (!('dataDir' in options)) throw new Error('an embedded database has a folder');
  const environment = {
    DATA_DIR: options.dataDir,
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
