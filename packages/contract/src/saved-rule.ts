import { z } from 'zod';

/** The body of function `saved-rule`, which answers as `generate-rules` does. */
export const savedRuleRequest = z.object({ configurationId: z.uuid() });
/** What a client sends as the body of `saved-rule`. */
export type SavedRuleRequest = z.input<typeof savedRuleRequest>;
