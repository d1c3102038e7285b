import type { ServerContext } from './bindings.ts';

/**
 * Returns the original request for a handler that reads the body itself, because earlier middleware has consumed it.
 */
export async function unreadRequest(c: ServerContext): Promise<Request> {
  const { method, url, raw } = c.req;
  if (method === 'GET' || method === 'HEAD') return raw;
  return new Request(url, { method, headers: raw.headers, body: await c.req.arrayBuffer() });
}
