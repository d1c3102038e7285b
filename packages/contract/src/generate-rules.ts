import { z } from 'zod';
import type { OutputFormat } from './choices.ts';
import type { Delivery } from './delivery.ts';
import type { ErrorCode } from './error-code.ts';
import { formStateSchema } from './form-state-schema.ts';
import { contentLanguages } from './languages.ts';
import type { Rule } from './rule.ts';
import { ruleSizes } from './rule-size.ts';

/** Body of the function `generate-rules`; `{formData}` alone is enough. */
export const generateRulesRequest = z.object({
  formData: formStateSchema,
  requestId: z.uuid().optional(),
  consent: z.boolean().optional(),
  /** The language of the rule, independent of the interface language. */
  language: z.enum(contentLanguages).optional(),
  size: z.enum(ruleSizes).optional(),
});
/** Request body of `generate-rules`, before parsing. */
export type GenerateRulesRequest = z.input<typeof generateRulesRequest>;

/** The author of a rule's wording. */
export type Generator =
  | { readonly kind: 'offline' }
  /** The model's answer was unusable, so the engine's own wording is used. */
  | { readonly kind: 'offline'; readonly fellBack: true }
  | { readonly kind: 'model'; readonly provider: string; readonly model: string };

/** A complete rule, as its owner receives it. */
export interface FullRule {
  readonly generationId: string;
  readonly rule: Rule;
  readonly deliveries: readonly Delivery[];
  readonly generator: Generator;
}

/** The answer of `generate-rules`. For visitors it is masked: every second word of the rule is replaced. */
export interface GenerateRulesResponse {
  readonly title: string;
  readonly content: string;
  readonly format: OutputFormat;
  readonly created_at: string;
  /** Whether a language model wrote the text. */
  readonly ai_generated: boolean;
  /** null for visitors, who have no tokens */
  readonly tokensRemaining: number | null;
  readonly masked: boolean;
  /** Absent for visitors. */
  readonly full?: FullRule;
}

/** The server-sent events of a model run; the last one is a result or an error. */
export type GenerationEvent =
  | { readonly type: 'progress'; readonly step: 'writing' | 'checking' | 'repairing' }
  | { readonly type: 'result'; readonly result: GenerateRulesResponse }
  | { readonly type: 'error'; readonly error: string; readonly code: ErrorCode };
