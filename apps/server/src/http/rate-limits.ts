import type { Database } from '@regelwerk/database/open-database';
import { queryShared } from '@regelwerk/database/query-shared';
// the package's own entry loads the limiters of every store there is
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterPostgres from 'rate-limiter-flexible/lib/RateLimiterPostgres.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import { countTogether } from './count-together.ts';

interface Limit {
  readonly points: number;
  readonly seconds: number;
  /** Counted per process: it protects the process, and a shared count would cost more than it saves. */
  readonly isLocal?: boolean;
}

/** Limits per address; RATE_LIMIT_FACTOR multiplies every number. */
const limits = {
  visitorGenerations: { points: 20, seconds: 3600 },
  generations: { points: 30, seconds: 60 },
  functionCalls: { points: 120, seconds: 60 },
  signInsOfAccount: { points: 10, seconds: 60 },
  signInsOfAddress: { points: 60, seconds: 60 },
  signUps: { points: 20, seconds: 3600 },
  recoveriesAMinute: { points: 1, seconds: 60 },
  recoveriesAnHour: { points: 5, seconds: 3600 },
  recoveriesOfAddress: { points: 60, seconds: 3600 },
  legalNotices: { points: 10, seconds: 3600 },
  legalNoticesOfMailbox: { points: 30, seconds: 3600 },
  legalNoticesOfAddress: { points: 300, seconds: 3600 },
  codesOfAccount: { points: 10, seconds: 900 },
  codesOfAddress: { points: 60, seconds: 900 },
  codeWarnings: { points: 1, seconds: 3600 },
  paymentPagesOfAccount: { points: 10, seconds: 3600 },
  paymentPagesOfAddress: { points: 30, seconds: 3600 },
  refreshes: { points: 150, seconds: 300 },
  dataCalls: { points: 1200, seconds: 60, isLocal: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Counts one use; returns undefined if it is allowed, else the whole seconds to wait. */
export type UseLimit = (name: LimitName, key: string) => Promise<number | undefined>;

/** Creates the limits, which all server processes of a database share unless they protect one process. */
export function createRateLimits(database: Database, factor: number): UseLimit {
  const shared = {
    // it asks with named statements alone
    storeClient: { query: (statement: Parameters<typeof queryShared>[1]) => queryShared(database.pool, statement) },
    storeType: 'pool',
    schemaName: 'private',
    tableName: 'rate_limits',
    tableCreated: true,
  };
  const counters = new Map(
    Object.entries<Limit>(limits).map(([name, { points, seconds, isLocal = false }]) => {
      const most = Math.max(1, Math.round(points * factor));
      const options = { keyPrefix: name, points: most, duration: seconds };
      const limiter = isLocal ? new RateLimiterMemory(options) : new RateLimiterPostgres({ ...shared, ...options });
      // memory answers at once, so nothing arrives in the meantime
      const count = isLocal
        ? async (key: string) => placeOf(await countUses(limiter, key, 1))
        : countTogether((key, uses) => countUses(limiter, key, uses));
      return [name, { most, count }];
    }),
  );
  return async (name, key) => {
    const counter = counters.get(name);
    if (counter === undefined) return undefined;
    const { position, msLeft } = await counter.count(key);
    return position <= counter.most ? undefined : Math.max(1, Math.ceil(msLeft / 1000));
  };
}

/** Returns the uses counted so far, whether they are allowed or not, and the time until they are forgotten. */
async function countUses(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  key: string,
  uses: number,
): Promise<{ readonly total: number; readonly msLeft: number }> {
  try {
    return present(await limiter.consume(key, uses));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return present(refusal);
  }
}

function placeOf({ total, msLeft }: Awaited<ReturnType<typeof countUses>>) {
  return { position: total, msLeft };
}

function present({ consumedPoints, msBeforeNext }: RateLimiterRes) {
  return { total: consumedPoints, msLeft: msBeforeNext };
}
