import { z } from 'zod';
import type { OutputFormat } from './choices.ts';
import { formStateSchema } from './form-state-schema.ts';
import { languages } from './languages.ts';

/** The body of function `generate-rules`; `{formData}` alone is enough. */
export const generateRulesRequest = z.object({
  formData: formStateSchema,
  requestId: z.uuid().optional(),
  consent: z.boolean().optional(),
  language: z.enum(languages).optional(),
});
export type GenerateRulesRequest = z.input<typeof generateRulesRequest>;

/** What a visitor gets: the structure of the rule with every second word replaced. */
export interface GenerateRulesResponse {
  readonly title: string;
  readonly content: string;
  readonly format: OutputFormat;
  readonly created_at: string;
  /** null for visitors, who have no tokens. */
  readonly tokensRemaining: number | null;
  readonly masked: boolean;
}
