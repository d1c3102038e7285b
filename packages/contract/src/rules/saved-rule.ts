import { z } from 'zod';

/** Body of the function `saved-rule`, which answers like `generate-rules`. */
export const savedRuleRequest = z.object({ configurationId: z.uuid() });
/** Request body of `saved-rule`, before parsing. */
export type SavedRuleRequest = z.input<typeof savedRuleRequest>;
