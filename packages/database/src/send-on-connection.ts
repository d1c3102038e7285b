import pg from 'pg';
import { SessionPool } from './session-pool.ts';
import { UnpreparedClient } from './unprepared-client.ts';

/** Sends one transaction before it awaits anything, with one Sync, and settles once it is answered. */
type Send<Result> = (client: pg.PoolClient) => Promise<Result>;

interface Caller {
  readonly send: Send<unknown>;
  /** Called when a connection is theirs. */
  readonly begin: () => void;
  readonly fail: (error: unknown) => void;
}

/** A connection answers its callers in turn, so each of these waits for those before it. */
const mostTogether = 16;
/** Connections that are shared at a time. More take turns on the processor, and a caller behind others waits for all of them. */
const mostConnections = 2;
/** A connection that answers later than this waits for something else, such as a lock, and another may take its place. */
const patienceMs = 50;
const sharers = new WeakMap<pg.Pool, Sharer>();
const unknownStatement = '26000';

/**
 * Sends a transaction of one statement on a connection of the pool. With `isQuick`, transactions that begin in the same turn
 * of the event loop share connections, each in a transaction of its own: a write and a change of process for several callers
 * cost little more than for one. Connections through a pooler are never shared.
 */
export async function sendOnConnection<Result>(pool: pg.Pool, isQuick: boolean, send: Send<Result>): Promise<Result> {
  if (!isQuick) return alone(pool, send);
  try {
    return await shared(pool, send);
  } catch (error) {
    // the caller before it should have prepared the same statement, and failed
    if (error instanceof pg.DatabaseError && error.code === unknownStatement) return alone(pool, send);
    throw error;
  }
}

/** The callers that wait for a connection of a pool. */
export function countWaitingCallers(pool: pg.Pool): number {
  const sharer = sharers.get(pool);
  return sharer === undefined ? pool.waitingCount : sharer.countWaiting();
}

async function alone<Result>(pool: pg.Pool, send: Send<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await send(client);
    client.release();
    return result;
  } catch (error) {
    client.release(breaksConnection(error));
    throw error;
  }
}

function shared<Result>(pool: pg.Pool, send: Send<Result>): Promise<Result> {
  const sharer = sharers.get(pool) ?? new Sharer(pool);
  sharers.set(pool, sharer);
  const checkout = pool instanceof SessionPool ? pool.watch?.() : undefined;
  return new Promise((resolve, reject) => {
    const settle = (give: () => void) => {
      checkout?.released();
      give();
    };
    sharer.add({
      send: async (client) => {
        const answer = send(client);
        answer.then(
          (result) => settle(() => resolve(result)),
          (error: unknown) => settle(() => reject(error)),
        );
        return answer;
      },
      begin: () => checkout?.acquired(),
      fail: (error) => settle(() => reject(error)),
    });
  });
}

/** Gives the callers of a turn connections, several callers each. */
class Sharer {
  readonly #pool: pg.Pool;
  readonly #waiting: Caller[] = [];
  #most = mostTogether;
  #mostConnections = mostConnections;
  /** Connections that were asked for and have not answered all their callers. */
  #busy = 0;
  /** Connections that were asked for and have not come. */
  #asked = 0;
  #isDue = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  add(caller: Caller): void {
    this.#waiting.push(caller);
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#ask();
    });
  }

  countWaiting(): number {
    return Math.max(0, this.#pool.waitingCount - this.#asked) + this.#waiting.length;
  }

  #ask(): void {
    while (this.#busy < this.#mostConnections && this.#asked * this.#most < this.#waiting.length) {
      this.#asked += 1;
      void this.#serve();
    }
  }

  async #serve(): Promise<void> {
    const free = this.#occupy();
    let client: pg.PoolClient;
    try {
      client = await (this.#pool instanceof SessionPool ? this.#pool.connectForSeveral() : this.#pool.connect());
    } catch (error) {
      for (const caller of this.#take()) caller.fail(error);
      free();
      return;
    }
    if (client instanceof UnpreparedClient) {
      this.#most = 1;
      this.#mostConnections = Number.POSITIVE_INFINITY;
    }
    const callers = this.#take();
    for (const { begin } of callers) begin();
    this.#ask();
    const errors = await sendTogether(client, callers);
    client.release(errors.some(breaksConnection));
    free();
  }

  /** Takes one of the places for connections; returns what gives it back. */
  #occupy(): () => void {
    this.#busy += 1;
    let isFree = false;
    const free = () => {
      if (isFree) return;
      isFree = true;
      clearTimeout(timer);
      this.#busy -= 1;
      this.#ask();
    };
    const timer = setTimeout(free, patienceMs);
    return free;
  }

  #take(): Caller[] {
    this.#asked -= 1;
    return this.#waiting.splice(0, this.#most);
  }
}

/** Sends everything in one write and returns the errors of the answers. */
async function sendTogether(client: pg.PoolClient, callers: readonly Caller[]): Promise<unknown[]> {
  const { stream } = client.connection;
  stream.cork();
  const answers = callers.map(({ send }) => send(client));
  stream.uncork();
  const settled = await Promise.allSettled(answers);
  return settled.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
}

/** A refused statement leaves its connection as it was; 57P are shutdowns. */
function breaksConnection(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || error.code?.startsWith('57P') === true;
}
