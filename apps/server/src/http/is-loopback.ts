const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|(::ffff:)127(\.\d{1,3}){3})$/i;

/** Returns whether a host name or socket address means this machine. */
export function isLoopback(hostname: string): boolean {
  return loopback.test(hostname);
}
