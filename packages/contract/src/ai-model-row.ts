import { z } from 'zod';

/** A row of table `ai_models` as the data surface answers it. */
export const aiModelRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  is_active: z.boolean(),
});
export type AiModelRow = z.infer<typeof aiModelRow>;
