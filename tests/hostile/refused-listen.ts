import pg from 'pg';

// Preloaded into a server: the database refuses LISTEN, as some poolers do.
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;

pg.Client.prototype.query = function refuseListen(this: pg.Client, ...given: unknown[]) {
  if (String(given[0]).startsWith('listen ')) return Promise.reject(new Error('LISTEN is refused here'));
  return query.apply(this, given);
} as typeof pg.Client.prototype.query;
