import { z } from 'zod';
import type { ErrorCode } from '../shared/error-code.ts';
import { contentLanguages } from '../shared/languages.ts';
import { wireTime } from '../shared/wire-values.ts';
import { outputFormats } from './choices.ts';
import type { Delivery } from './delivery.ts';
import type { RuleAnswers } from './form-state.ts';
import { formStateSchema } from './form-state-schema.ts';
import type { ProjectProfile } from './project-profile.ts';
import { projectProfileSchema } from './project-profile-schema.ts';
import type { Rule } from './rule.ts';
import { ruleContents } from './rule-contents.ts';
import { ruleSizes } from './rule-size.ts';

/** Body of the function `generate-rules`; `{formData}` alone is enough. */
export const generateRulesRequest = z.object({
  formData: formStateSchema,
  requestId: z.uuid().optional(),
  consent: z.boolean().optional(),
  /** The language of the rule, independent of the interface language. */
  language: z.enum(contentLanguages).optional(),
  size: z.enum(ruleSizes).optional(),
  /** Refuse with `rule_exists` instead of charging again for answers that this person already has a rule from. */
  offerExisting: z.boolean().optional(),
  /** The profile of the project; facts answered in `formData.project` outrank it. */
  project: projectProfileSchema.optional(),
});
/** Request body of `generate-rules`, before parsing. */
export type GenerateRulesRequest = z.input<typeof generateRulesRequest>;

const generator = z.union([
  /** With `fellBack`, the model's answer was unusable, so the engine's own wording is used. */
  z.object({ kind: z.literal('offline'), fellBack: z.literal(true).optional() }),
  z.object({ kind: z.literal('model'), provider: z.string(), model: z.string() }),
]);
/** The author of a rule's wording. */
export type Generator = Readonly<z.output<typeof generator>>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const fullRule = z.object({
  generationId: z.string(),
  /** Made by the engine, whose own tests check every part of it. */
  rule: z.custom<Rule>(isObject),
  deliveries: z.array(z.custom<Delivery>(isObject)).readonly(),
  generator,
  /** The answers that led to it; absent in rules made before November 2026. */
  answers: z.custom<RuleAnswers>(isObject).optional(),
  /** The profile that the rule was made with; parsed when it was sent. Without one there is no folder to check the rule against. */
  project: z.custom<ProjectProfile>(isObject).optional(),
});
/** A complete rule, as its owner receives it. */
export type FullRule = Readonly<z.output<typeof fullRule>>;

/** The response of `generate-rules`. For visitors it is masked: every second word of the rule is replaced. */
export const generateRulesResponse = z.object({
  title: z.string(),
  content: z.string(),
  format: z.enum(outputFormats),
  created_at: wireTime,
  /** Whether a language model wrote the text. */
  ai_generated: z.boolean(),
  /** Null for visitors, who have no tokens. */
  tokensRemaining: z.number().nullable(),
  masked: z.boolean(),
  /** Absent for visitors. */
  full: fullRule.optional(),
  /** For visitors: what the rule contains. */
  contents: ruleContents.optional(),
});
/** The same as a type. */
export type GenerateRulesResponse = Readonly<z.output<typeof generateRulesResponse>>;

/** The server-sent events of a model run; the last one is a result or an error. */
export type GenerationEvent =
  | { readonly type: 'progress'; readonly step: 'writing' | 'checking' | 'repairing' }
  | { readonly type: 'result'; readonly result: GenerateRulesResponse }
  | { readonly type: 'error'; readonly error: string; readonly code: ErrorCode; readonly requestId?: string };
