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
  return networkOf(address);
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/64`;
}
