const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|(::ffff:)127(\.\d{1,3}){3})$/i;

/** Whether a host name or an address of a socket means the machine itself. */
export function isLoopback(hostname: string): boolean {
  return loopback.test(hostname);
}
