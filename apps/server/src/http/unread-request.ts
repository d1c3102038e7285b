import type { ServerContext } from './bindings.ts';

/** The request as it came, for a handler that reads the body itself: the middleware before it has read it already. */
export async function unreadRequest(c: ServerContext): Promise<Request> {
  const { method, url, raw } = c.req;
  if (method === 'GET' || method === 'HEAD') return raw;
  return new Request(url, { method, headers: raw.headers, body: await c.req.arrayBuffer() });
}
