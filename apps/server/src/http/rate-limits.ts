import type { Database } from '@regelwerk/database/open-database';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

interface Limit {
  readonly points: number;
  readonly seconds: number;
  /** Counted in this process alone, which it protects; a shared count would be a write for every read. */
  readonly isLocal?: boolean;
}

/** Limits per address; RATE_LIMIT_FACTOR multiplies every number. */
const limits = {
  visitorGenerations: { points: 20, seconds: 3600 },
  generations: { points: 30, seconds: 60 },
  sharedRules: { points: 60, seconds: 60 },
  functionCalls: { points: 120, seconds: 60 },
  accessTokenCalls: { points: 60, seconds: 60 },
  ruleChecks: { points: 10, seconds: 60 },
  ruleMails: { points: 5, seconds: 3600 },
  deviceCodesOfAddress: { points: 20, seconds: 900 },
  deviceCodesOfNetwork: { points: 100, seconds: 900 },
  deviceCodes: { points: 50_000, seconds: 900 },
  deviceDecisions: { points: 30, seconds: 900 },
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
    storeClient: database.pool,
    storeType: 'pool',
    schemaName: 'private',
    tableName: 'rate_limits',
    tableCreated: true,
  };
  const limiters = new Map(
    Object.entries<Limit>(limits).map(([name, { points, seconds, isLocal = false }]) => {
      const options = { keyPrefix: name, points: Math.max(1, Math.round(points * factor)), duration: seconds };
      return [name, isLocal ? new RateLimiterMemory(options) : new RateLimiterPostgres({ ...shared, ...options })];
    }),
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
