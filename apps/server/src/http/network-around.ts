/**
 * Returns the network around the address of a client (`clientAddress`): a /24, or a /48 of IPv6, of which one customer may have every
 * address.
 */
export function networkAround(address: string): string {
  return address.includes(':') ? `${address.split(':', 3).join(':')}::/48` : `${address.split('.', 3).join('.')}.0/24`;
}
