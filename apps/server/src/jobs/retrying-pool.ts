import type pg from 'pg';
import type { Retry } from './retry-while-unavailable.ts';

/**
 * Returns the pool for the job queue, whose statements are retried. The queue records the end of a job without catching errors: an
 * unavailable database would end the process, and the finished job would run again.
 */
export function retryingPool(pool: pg.Pool, retry: Retry): pg.Pool {
  const query = (...args: Parameters<pg.Pool['query']>) =>
    retry(() => pool.query(...args) as unknown as Promise<unknown>);
  // each statement of the queue is its own transaction, so any session will do
  const client = { query, release: () => undefined };
  const connect = (callback?: Parameters<pg.Pool['connect']>[0]) =>
    callback === undefined ? Promise.resolve(client) : pool.connect(callback);
  return new Proxy(pool, {
    get: (target, key) => {
      if (key === 'query') return query;
      if (key === 'connect') return connect;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
