import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Stops listening and resolves when every connection has ended. For `graceMs`, connections end after their next answer
 * instead of at once: a proxy may be sending a request on one that looks idle. After `limitMs` more, all are cut.
 */
export async function closeGently(
  server: Server,
  { graceMs, limitMs }: { readonly graceMs: number; readonly limitMs: number },
): Promise<void> {
  const closed = once(server, 'close');
  // the server's own method would also cut the idle connections
  NetServer.prototype.close.call(server);
  if (graceMs > 0) await Promise.race([closed, delay(graceMs)]);
  server.close();
  const impatience = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearTimeout(impatience);
}
