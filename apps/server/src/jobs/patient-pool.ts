import type pg from 'pg';
import type { Patiently } from './patience-until.ts';

/**
 * Returns the pool for the job queue, with retries. The queue records the end of a job without catching errors: an
 * unavailable database would end the process, and the finished job would run again.
 */
export function patientPool(pool: pg.Pool, patiently: Patiently): pg.Pool {
  const query = (...args: Parameters<pg.Pool['query']>) =>
    patiently(() => pool.query(...args) as unknown as Promise<unknown>);
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
