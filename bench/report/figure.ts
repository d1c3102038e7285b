import { z } from 'zod';

const boundSchema = z.object({
  of: z.enum(['value', 'ratio']),
  atLeast: z.number().optional(),
  atMost: z.number().optional(),
});

/** One measured figure, with what it is compared to in the same run. */
export const figureSchema = z.object({
  name: z.string(),
  unit: z.enum(['/s', 'ms', 'MB', 'kB', 'points', 'people']),
  value: z.number(),
  /** The same work without what is measured; the ratio is the value divided by the reference's. */
  reference: z.object({ name: z.string(), value: z.number() }).optional(),
  /** The bound that the product is held to. */
  goal: boundSchema.optional(),
});

export type Figure = z.infer<typeof figureSchema>;
export type Goal = z.infer<typeof boundSchema>;
