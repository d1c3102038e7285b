import type { ServerContext } from './bindings.ts';
import { isLoopback } from './is-loopback.ts';

const forwardedHeaders = ['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'];

/**
 * Whether a request was made on this machine: the socket's peer and the Host are loopback, and no header says that a
 * proxy passed it on. The Host guards against a page elsewhere whose name was made to lead here.
 */
export function isLocalRequest(c: ServerContext): boolean {
  const incoming = c.env?.incoming;
  // a request without a socket was made inside this process
  if (incoming !== undefined && !isLoopback(incoming.socket.remoteAddress ?? '')) return false;
  // a request line with a whole address may name another host than the header does
  const hosts = [c.req.url, `http://${c.req.header('host') ?? new URL(c.req.url).host}`];
  if (!hosts.every((address) => isLoopback(URL.parse(address)?.hostname ?? ''))) return false;
  return [...c.req.raw.headers.keys()].every(
    (name) => !name.startsWith('x-forwarded-') && !forwardedHeaders.includes(name),
  );
}
