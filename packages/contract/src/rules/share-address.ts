/** The address of a shared rule, as the router writes it. */
export const sharePath = '/r/$token';

/** Whether a path is the address of a shared rule. */
export function isShareAddress(path: string): boolean {
  return /^\/r\/[0-9a-f]{32}$/.test(path);
}
