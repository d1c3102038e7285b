import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

/** How long new connections may delay the end of listening. */
const mostQueueMs = 1_000;

/**
 * Stops listening and resolves when every connection has ended. For `graceMs`, connections end after their next answer
 * instead of at once: a proxy may be sending a request on one that looks idle. After `limitMs` more, all are cut.
 */
export async function closeGently(
  server: Server,
  { graceMs, limitMs }: { readonly graceMs: number; readonly limitMs: number },
): Promise<void> {
  const closed = once(server, 'close');
  await acceptQueue(server);
  // the server's own method would also cut the idle connections
  NetServer.prototype.close.call(server);
  if (graceMs > 0) await Promise.race([closed, delay(graceMs)]);
  server.close();
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearTimeout(limit);
}

/**
 * Waits for a turn of the event loop that accepts no connection. The system resets those that are not accepted yet when
 * listening ends, and a request that a proxy has sent on one is lost.
 */
async function acceptQueue(server: Server): Promise<void> {
  let hasAccepted = true;
  const note = () => {
    hasAccepted = true;
  };
  server.on('connection', note);
  const until = performance.now() + mostQueueMs;
  // the rest of this turn accepts nothing
  await nextTurn();
  while (hasAccepted && performance.now() < until) {
    hasAccepted = false;
    await nextTurn();
  }
  server.off('connection', note);
}
