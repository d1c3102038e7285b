import type { Logger } from 'pino';
import type { Keys } from './keys.ts';

/** Well below the time after which a new key is used. */
const refreshMs = 10_000;

/** Reads the keys again and again, and returns the function that ends it. Keeps the known ones while the database is away. */
export function refreshKeys(keys: Pick<Keys, 'refresh'>, log: Logger): () => void {
  const timer = setInterval(() => {
    keys.refresh().catch((error: unknown) => log.warn({ err: error }, 'the keys could not be read again'));
  }, refreshMs);
  timer.unref();
  return () => clearInterval(timer);
}
