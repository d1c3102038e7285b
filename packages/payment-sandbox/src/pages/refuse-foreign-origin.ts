import type { MiddlewareHandler } from 'hono';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** A form on another site, or one whose origin a browser hides, neither pays nor lets time pass. */
export function refuseForeignOrigin(siteUrl: string): MiddlewareHandler {
  const site = new URL(siteUrl).origin;
  return async (c, next) => {
    const origin = c.req.header('origin');
    const here = new URL(c.req.url);
    // where people open the machine by its other name; a name that leads here is not enough
    const isHere = origin === here.origin && loopbackNames.includes(here.hostname);
    if (origin !== undefined && origin !== site && !isHere)
      return c.text('This page takes no forms of other sites.', 403);
    return next();
  };
}
