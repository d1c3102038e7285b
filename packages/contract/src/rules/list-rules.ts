import { z } from 'zod';
import { wireTime } from '../shared/wire-values.ts';

const savedRule = z.object({
  configurationId: z.string(),
  name: z.string(),
  aiModel: z.string(),
  frameworks: z.array(z.string()).readonly(),
  /** Null if only the answers were saved. */
  format: z.string().nullable(),
  createdAt: wireTime,
  updatedAt: wireTime,
});

const recentRule = z.object({ requestId: z.string(), title: z.string(), createdAt: wireTime });

/** The response of `list-rules`: the saved rules, and those made in the last thirty days that were not saved; newest first. */
export const listRulesResponse = z.object({
  saved: z.array(savedRule).readonly(),
  recent: z.array(recentRule).readonly(),
});
/** The same as a type. */
export type ListRulesResponse = Readonly<z.output<typeof listRulesResponse>>;
