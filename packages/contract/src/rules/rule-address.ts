/** The page of a generated rule, by the id of its request, as the router writes it. */
export const rulePath = '/rule/$requestId';

/** Whether a path is the address of a generated rule. */
export function isRuleAddress(path: string): boolean {
  return /^\/rule\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(path);
}
