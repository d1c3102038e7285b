import type { ServerContext } from './bindings.ts';
import { isLoopback } from './is-loopback.ts';

const forwardedHeaders = ['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'];

/**
 * Returns whether a request was made on this machine: the socket's peer and the Host are loopback, and no proxy
 * header is present. The Host check stops pages on other sites whose DNS name points here.
 */
export function isLocalRequest(c: ServerContext): boolean {
  const incoming = c.env?.incoming;
  // a request without a socket was made inside this process
  if (incoming !== undefined && !isLoopback(incoming.socket.remoteAddress ?? '')) return false;
  // a request line with an absolute URL may name another host than the header
  const hosts = [c.req.url, `http://${c.req.header('host') ?? new URL(c.req.url).host}`];
  if (!hosts.every((address) => isLoopback(URL.parse(address)?.hostname ?? ''))) return false;
  return [...c.req.raw.headers.keys()].every(
    (name) => !name.startsWith('x-forwarded-') && !forwardedHeaders.includes(name),
  );
}
