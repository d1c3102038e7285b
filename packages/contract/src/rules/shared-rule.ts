import { z } from 'zod';

/** Body of the function `shared-rule`, which answers like `saved-rule`, without anything about its owner or their code. */
export const sharedRuleRequest = z.object({ token: z.string().regex(/^[0-9a-f]{32}$/) });
