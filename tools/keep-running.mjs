import { setTimeout as delay } from 'node:timers/promises';
import { say } from './ensure.mjs';

const mostDeaths = 5;
const withinMs = 60_000;

/**
 * Restarts the server whenever it dies, with growing delays, and gives up after five deaths within a minute. Does not
 * repeat a first start that failed, because it has already printed what to fix. Resolves with the exit code for npm.
 * `run` starts the server and resolves with its exit code.
 */
export async function keepRunning(run, { firstWaitMs = 500, now = Date.now } = {}) {
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopped.abort());
  const deaths = [];
  for (let start = 1; ; start += 1) {
    const code = await run();
    if (code === 0 || stopped.signal.aborted || (start === 1 && code === couldNotStart)) return code;
    deaths.push(now());
    const recent = deaths.filter((at) => at > now() - withinMs).length;
    const reason = `The server ended with exit code ${code}${reasons.get(code) ?? ''}.`;
    if (recent >= mostDeaths) {
      say(`${reason} That was the fifth time within a minute, so it is not started again. The log above says why.`);
      return code;
    }
    const waitMs = firstWaitMs * 2 ** (recent - 1);
    say(`${reason} It starts again in ${waitMs / 1000} s.`);
    await delay(waitMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    if (stopped.signal.aborted) return 0;
  }
}

const couldNotStart = 1;

/** The meaning of exit codes that the server cannot log itself. */
const reasons = new Map([
  [70, ', after an error that nothing caught'],
  [134, ', aborted: as a rule its memory was full'],
  [137, ', killed: as a rule by the system, because memory ran out'],
]);
