/** The page of a generated rule, as the router writes it. */
export const rulePath = '/rule/$requestId';

/** The address of a person's generated rule. */
export function ruleAddress(requestId: string): string {
  return rulePath.replace('$requestId', requestId);
}

/** Whether a path is the address of a generated rule. */
export function isRuleAddress(path: string): boolean {
  return /^\/rule\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(path);
}
