import { copyTestDatabase } from '../../tools/testing/open-test-database.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';

/** A server that strangers talk to, on an embedded database of its own. */
export interface Target extends TestServer {
  readonly key: string;
  readonly dataDir: string;
  /** Stops it and throws unless it lived until then and ends as it should. */
  readonly remove: () => Promise<void>;
}

export const publishableKey = 'sb_publishable_hostile';

export async function startTarget(environment: Record<string, string> = {}): Promise<Target> {
  const { options, erase } = await copyTestDatabase('embedded');
  if (!('dataDir' in options)) throw new Error('an embedded database has a folder');
  const { dataDir } = options;
  const server = await startTestServer({
    DATA_DIR: dataDir,
    PUBLISHABLE_KEY: publishableKey,
    RATE_LIMIT_FACTOR: '100000',
    PAYMENTS: 'off',
    ...environment,
  });
  return {
    ...server,
    key: publishableKey,
    dataDir,
    remove: async () => {
      const hadEnded = server.process.exitCode !== null || server.process.signalCode !== null;
      const code = hadEnded ? server.process.exitCode : await server.stop();
      await erase();
      if (hadEnded || code !== 0) throw new Error(`The server ended with ${code}:\n${server.lines.join('\n')}`);
    },
  };
}
