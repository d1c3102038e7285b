import { z } from 'zod';

/** One run of one task with one rule, as it is kept in a file of results. */
export const resultSchema = z.object({
  task: z.string(),
  rule: z.string(),
  repeat: z.number().int(),
  /** Characters of the rule; 0 without one. */
  ruleLength: z.number().int(),
  probes: z.array(z.object({ name: z.string(), passed: z.boolean(), reason: z.string().optional() })),
  scope: z.object({
    files: z.array(z.string()),
    outside: z.array(z.string()),
    added: z.number().int(),
    removed: z.number().int(),
    dependencies: z.array(z.string()),
  }),
  tests: z.object({ passes: z.boolean(), faults: z.number().int(), noticed: z.number().int() }),
  seconds: z.number().optional(),
  cost: z
    .object({ inputTokens: z.number().optional(), outputTokens: z.number().optional(), usd: z.number().optional() })
    .optional(),
});

/** One run of one task with one rule. */
export type Result = z.infer<typeof resultSchema>;
