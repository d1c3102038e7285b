import type { ServerContext } from '../http/bindings.ts';
import { RestError } from './errors.ts';

/** Smaller answers are neither counted nor refused. */
const largeBytes = 1024 * 1024;
const defaultBytes = 256 * 1024 * 1024;
const timeoutMs = 30_000;

/**
 * Limits the memory of large answers while they are sent to slow clients. A connection whose client reads nothing for
 * `timeoutMs` is cut.
 */
export class ResponseBudget {
  readonly #most: number;
  #bytes = 0;

  constructor(most = defaultBytes) {
    this.#most = most;
  }

  /** Throws if there is no room for the answer of a read. A change has already happened, so its answer is never refused. */
  requireRoom(bytes: number): void {
    if (bytes < largeBytes || this.#bytes + bytes <= this.#most) return;
    throw new RestError(429, 'rate_limited', 'Too many large answers are being sent. Please try again later.');
  }

  /** Counts an answer until it is taken. */
  add({ env }: ServerContext, bytes: number): void {
    const outgoing = env?.outgoing;
    // one that has closed already emits no further `close`
    if (bytes < largeBytes || outgoing === undefined || outgoing.destroyed) return;
    this.#bytes += bytes;
    outgoing.setTimeout(timeoutMs, () => outgoing.destroy());
    outgoing.once('close', () => {
      this.#bytes -= bytes;
    });
  }
}
