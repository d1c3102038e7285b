import { z } from 'zod';
import { hasVisibleText } from '../shared/has-visible-text.ts';
import { limits } from '../shared/limits.ts';

/** Body of the function `save-rule`: the request that made a rule, and the name under which it is kept for good. */
export const saveRuleRequest = z.object({
  requestId: z.uuid(),
  name: z.string().trim().max(limits.ruleName).refine(hasVisibleText),
});

/** The saved rule; one that was saved before keeps its name. */
export const saveRuleResponse = z.object({ configurationId: z.uuid(), name: z.string() });
