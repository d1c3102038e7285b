import type { MiddlewareHandler } from 'hono';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Refuses forms from other sites, or with an origin that the browser hides: they must not pay or advance the clock. */
export function refuseForeignOrigin(siteUrl: string): MiddlewareHandler {
  const site = new URL(siteUrl).origin;
  return async (c, next) => {
    const origin = c.req.header('origin');
    const here = new URL(c.req.url);
    // people may open this machine by its other loopback name; a DNS name that leads here is not enough
    const isHere = origin === here.origin && loopbackNames.includes(here.hostname);
    if (origin !== undefined && origin !== site && !isHere)
      return c.text('This page takes no forms of other sites.', 403);
    return next();
  };
}
