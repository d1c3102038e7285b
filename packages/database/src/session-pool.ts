import pg from 'pg';
import { SessionClient } from './session-client.ts';

const bearableMs = 100;

type Callback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool that replaces a read-only session before its next use, so that it notices at once that the database accepts writes
 * again. While the database stays read-only, it opens a connection for that about ten times a second at most.
 */
export class SessionPool extends pg.Pool {
  #canNewestWrite = true;
  #newestBegan = 0;

  constructor(config: pg.PoolConfig) {
    super({ Client: SessionClient, ...config });
    this.on('connect', (client) => {
      this.#canNewestWrite = !isReadOnly(client);
      this.#newestBegan = performance.now();
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (callback === undefined)
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client === undefined ? reject(error) : resolve(client)));
      });
    super.connect((error, client, release) => {
      if (client === undefined || !this.#isStale(client)) return callback(error, client, release);
      release(true);
      this.connect(callback);
    });
    return undefined;
  }

  #isStale(client: pg.PoolClient): boolean {
    return isReadOnly(client) && (this.#canNewestWrite || performance.now() - this.#newestBegan > bearableMs);
  }
}

const isReadOnly = (client: pg.PoolClient) => client instanceof SessionClient && client.isReadOnly;
