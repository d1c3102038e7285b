import pg from 'pg';
import { SessionClient } from './session-client.ts';

const bearableMs = 100;

type Callback = Parameters<pg.Pool['connect']>[0];

/** Called when somebody asks for a connection; the answers are called when it is theirs, and when they give it back. */
export type WatchCheckout = () => { readonly acquired: () => void; readonly released: () => void };

/**
 * A pool that replaces a read-only session before its next use, so that it notices at once that the database accepts writes
 * again. While the database stays read-only, it opens a connection for that about ten times a second at most.
 */
export class SessionPool extends pg.Pool {
  #canNewestWrite = true;
  #newestBegan = 0;
  readonly #watch: WatchCheckout | undefined;
  readonly #givenBack = new WeakMap<object, () => void>();

  constructor(config: pg.PoolConfig, watch?: WatchCheckout) {
    super({ Client: SessionClient, ...config });
    this.#watch = watch;
    if (watch !== undefined)
      this.on('release', (_error, client) => {
        this.#givenBack.get(client)?.();
        this.#givenBack.delete(client);
      });
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
    this.#connectFresh(callback, this.#watch?.());
    return undefined;
  }

  #connectFresh(callback: Callback, checkout: ReturnType<WatchCheckout> | undefined): void {
    super.connect((error, client, release) => {
      if (client !== undefined && this.#isStale(client)) {
        release(true);
        this.#connectFresh(callback, checkout);
        return;
      }
      if (client === undefined) checkout?.released();
      else if (checkout !== undefined) {
        checkout.acquired();
        this.#givenBack.set(client, checkout.released);
      }
      callback(error, client, release);
    });
  }

  #isStale(client: pg.PoolClient): boolean {
    return isReadOnly(client) && (this.#canNewestWrite || performance.now() - this.#newestBegan > bearableMs);
  }
}

const isReadOnly = (client: pg.PoolClient) => client instanceof SessionClient && client.isReadOnly;
