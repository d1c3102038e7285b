import type pg from 'pg';
import type { Patiently } from './patience-until.ts';

/**
 * The pool as the job queue uses it. The queue records the end of a job without catching errors, so a database that is
 * away would end the process, and a job that was done would be done again.
 */
export function patientPool(pool: pg.Pool, patiently: Patiently): pg.Pool {
  const query = (...args: Parameters<pg.Pool['query']>) =>
    patiently(() => pool.query(...args) as unknown as Promise<unknown>);
  // each statement of the queue is a transaction of its own, so it may run in any session
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
