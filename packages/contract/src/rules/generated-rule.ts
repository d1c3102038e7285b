import { z } from 'zod';

/** Body of the function `generated-rule`, which answers like `generate-rules`. */
export const generatedRuleRequest = z.object({ requestId: z.uuid() });
