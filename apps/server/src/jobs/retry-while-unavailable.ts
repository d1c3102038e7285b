import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable } from '@regelwerk/database/is-unavailable';
import type { Logger } from 'pino';

const shortestPauseMs = 100;
const longestPauseMs = 2_000;

/** Retries work until the database is available. */
export type Retry = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Retries until `stopped` aborts, and throws the next fault then. Throws every other error at once. */
export function retryWhileUnavailable(stopped: AbortSignal, log: Logger): Retry {
  return async (work) => {
    for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        return await work();
      } catch (error) {
        if (stopped.aborted || !isUnavailable(error)) throw error;
        if (pauseMs === shortestPauseMs) log.warn({ err: error }, 'the jobs wait for the database');
        await delay(pauseMs, undefined, { signal: stopped }).catch(() => undefined);
      }
    }
  };
}
