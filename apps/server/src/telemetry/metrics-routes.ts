import { hash, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@regelwerk/database/open-database';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { readFigures, type ShopFigures } from '../domain/admin/read-figures.ts';
import { bearerOf } from '../http/bearer-of.ts';
import type { ServerEnv } from '../http/bindings.ts';
import type { Metrics } from './create-metrics.ts';

interface MetricsDeps {
  readonly metrics: Metrics;
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Demanded as a bearer token unless undefined. */
  readonly token: string | undefined;
}

const statementLimitMs = 1_500;
const limitMs = 2_000;

/**
 * `/metrics`, for Prometheus. A scrape reads the database once, and never waits longer than two seconds for it: without
 * an answer it tells the figures of the process, and that the database is away.
 */
export function metricsRoutes({ metrics, database, clock, log, token }: MetricsDeps): Hono<ServerEnv> {
  let reading: Promise<ShopFigures | undefined> | undefined;
  // a slow database must not be asked again and again by the next scrapes
  const read = () => {
    reading ??= readFigures(database, clock(), statementLimitMs)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the figures of the shop could not be read');
        return undefined;
      })
      .finally(() => {
        reading = undefined;
      });
    return Promise.race([reading, delay(limitMs, undefined, { ref: false })]);
  };
  return new Hono<ServerEnv>().get('/metrics', async (c) => {
    if (token !== undefined && !isSame(bearerOf(c) ?? '', token))
      return c.text('The bearer token of METRICS_TOKEN is missing or wrong.\n', 401, { 'www-authenticate': 'Bearer' });
    const text = await metrics.write(database, await read());
    return c.body(text, 200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
  });
}

const digest = (text: string) => hash('sha256', text, 'buffer');
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));
