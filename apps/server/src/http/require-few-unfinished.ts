import { createMiddleware } from 'hono/factory';
import type { ServerContext, ServerEnv } from './bindings.ts';
import { CountedPlaces } from './counted-places.ts';
import { refuseRequest } from './refuse-request.ts';

/** RATE_LIMIT_FACTOR does not multiply it: it bounds the memory of the process. */
const mostUnfinished = 200;

/** Refuses a body while too many of the same address are still on their way. */
export function requireFewUnfinished(addressOf: (c: ServerContext) => string) {
  const places = new CountedPlaces(mostUnfinished);
  return createMiddleware<ServerEnv>(async function boundUnfinished(c, next) {
    const incoming = c.env?.incoming;
    if (incoming === undefined || !hasBody(c)) return next();
    const address = addressOf(c);
    if (!places.take(address)) {
      c.header('retry-after', '1');
      return refuseRequest(c, 429, 'rate_limited', 'Too many requests of this address are not sent to their end');
    }
    let isOnItsWay = true;
    const arrive = () => {
      if (isOnItsWay) places.giveBack(address);
      isOnItsWay = false;
    };
    // a request that breaks off closes without an end
    incoming.once('end', arrive).once('close', arrive);
    return next();
  });
}

function hasBody(c: ServerContext): boolean {
  return c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length') ?? 0) > 0;
}
