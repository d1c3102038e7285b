import { z } from 'zod';

/** Body of the function `shared-rule`, which answers like `saved-rule`, without anything about its owner or their code. */
export const sharedRuleRequest = z.object({ token: z.string().regex(/^[0-9a-f]{32}$/) });

/** The address of a shared rule, as the router writes it. */
export const sharePath = '/r/$token';

/** Whether a path is the address of a shared rule. */
export function isShareAddress(path: string): boolean {
  return /^\/r\/[0-9a-f]{32}$/.test(path);
}
