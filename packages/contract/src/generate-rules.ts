import { z } from 'zod';
import type { OutputFormat } from './choices.ts';
import type { Delivery } from './delivery.ts';
import type { ErrorCode } from './error-code.ts';
import { formStateSchema } from './form-state-schema.ts';
import { contentLanguages } from './languages.ts';
import type { Rule } from './rule.ts';
import { ruleSizes } from './rule-size.ts';

/** The body of function `generate-rules`; `{formData}` alone is enough. */
export const generateRulesRequest = z.object({
  formData: formStateSchema,
  requestId: z.uuid().optional(),
  consent: z.boolean().optional(),
  /** The language of the rule, whatever the interface speaks. */
  language: z.enum(contentLanguages).optional(),
  size: z.enum(ruleSizes).optional(),
});
export type GenerateRulesRequest = z.input<typeof generateRulesRequest>;

/** Who wrote the words of a rule. */
export type Generator =
  | { readonly kind: 'offline' }
  /** A model was asked, and what it wrote could not be used: these are the engine's own words. */
  | { readonly kind: 'offline'; readonly fellBack: true }
  | { readonly kind: 'model'; readonly provider: string; readonly model: string };

/** A rule in full, as its owner gets it. */
export interface FullRule {
  readonly generationId: string;
  readonly rule: Rule;
  readonly deliveries: readonly Delivery[];
  readonly generator: Generator;
}

/** What a visitor gets is masked: the structure of the rule with every second word replaced. */
export interface GenerateRulesResponse {
  readonly title: string;
  readonly content: string;
  readonly format: OutputFormat;
  readonly created_at: string;
  /** Whether a language model wrote the text. */
  readonly ai_generated: boolean;
  /** null for visitors, who have no tokens. */
  readonly tokensRemaining: number | null;
  readonly masked: boolean;
  /** Absent for visitors. */
  readonly full?: FullRule;
}

/** What a model run tells while it works: one server-sent event each, the last a result or an error. */
export type GenerationEvent =
  | { readonly type: 'progress'; readonly step: 'writing' | 'checking' | 'repairing' }
  | { readonly type: 'result'; readonly result: GenerateRulesResponse }
  | { readonly type: 'error'; readonly error: string; readonly code: ErrorCode };
