import { isIPv6 } from 'node:net';

/** The parts of a request that reveal its origin. */
interface Origin {
  /** The socket's address; undefined for a request without a socket. */
  readonly direct: string | undefined;
  /** The header X-Forwarded-For. */
  readonly forwarded: string | undefined;
}

/**
 * Returns the address by which limits count: the socket's, or behind `trustedProxies` proxies the entry that the
 * outermost of them added to X-Forwarded-For. Entries further left come from the client and are never read. IPv6
 * addresses are cut to their /64, which one customer owns as a whole.
 */
export function clientAddress({ direct = '127.0.0.1', forwarded = '' }: Origin, trustedProxies: number): string {
  const entries = forwarded.split(',').map((entry) => entry.trim());
  const hops = [...entries.filter((entry) => entry !== ''), direct];
  const address = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? direct;
  return networkOf(withoutPort(address));
}

/** Some proxies write `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^\[([^\]]*)\]/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address.split('%')[0] ?? '');
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Returns the eight groups of a valid IPv6 address. */
function groupsOf(address: string): string[] {
  // a URL writes every IPv6 address in one way, also one that ends as IPv4
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = (tail ?? '').split(':').filter((group) => group !== '');
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}
