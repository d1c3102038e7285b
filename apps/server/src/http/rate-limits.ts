import type { Database } from '@regelwerk/database/open-database';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** How often one address may do what; every number is multiplied by RATE_LIMIT_FACTOR. */
const limits = {
  visitorGenerations: { points: 20, seconds: 3600 },
  functionCalls: { points: 120, seconds: 60 },
  dataCalls: { points: 1200, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Counts one use; undefined while it is allowed, else the whole seconds until it is again. */
export type UseLimit = (name: LimitName, key: string) => Promise<number | undefined>;

/** Limits that all server processes of one database share. */
export function createRateLimits(database: Database, factor: number): UseLimit {
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: database.pool,
        storeType: 'pool',
        schemaName: 'private',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points: Math.max(1, Math.round(points * factor)),
        duration: seconds,
      }),
    ]),
  );
  return async (name, key) => {
    try {
      await limiters.get(name)?.consume(key);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
