import { z } from 'zod';
import { contentLanguages } from '../shared/languages.ts';
import { successResponse } from '../shared/wire-values.ts';
import { generateRulesResponse } from './generate-rules.ts';
import { projectProfileSchema } from './project-profile-schema.ts';
import { modalities } from './rule.ts';
import { staleCounts } from './stale-counts.ts';

const price = z.union([z.literal(0), z.literal(1)]);
const line = z.object({ id: z.string(), modality: z.enum(modalities), text: z.string() });

/**
 * Body of the function `refresh-rule`: what today's knowledge would change in a saved rule, the rule made anew, or what a device
 * found in its project, which is kept only if the person says so.
 */
export const refreshRuleRequest = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('outlook'),
    configurationId: z.uuid(),
    /** The profile of the project as it is now; absent where it is kept. */
    project: projectProfileSchema.optional(),
  }),
  z.object({
    action: z.literal('refresh'),
    configurationId: z.uuid(),
    /** The version that the person saw; another one is not replaced. */
    versionId: z.uuid(),
    /** Chosen by the client: the same id is the same refresh. */
    requestId: z.uuid(),
    /** The price that the person saw; it never costs more. */
    price,
    /** The profile of the project as it is now; absent where it is kept. */
    project: projectProfileSchema.optional(),
    consent: z.boolean().optional(),
    /** The language in which the person consents. */
    language: z.enum(contentLanguages).optional(),
  }),
  z.object({ action: z.literal('note'), configurationId: z.uuid(), stale: staleCounts }),
]);

/** What a refresh would change. It tells no new line. */
export const ruleOutlook = z.object({
  versionId: z.uuid(),
  /** Tokens that a refresh costs: none for subscribers, unless it is for another project than the one that was paid for. */
  price,
  /** Lines that leave. */
  outdated: z.array(line).readonly(),
  /** Lines that get other words, as they are. */
  reworded: z.array(line).readonly(),
  versions: z.array(z.object({ name: z.string(), before: z.string() })).readonly(),
  /** How many lines are added. */
  added: z.number().int(),
});
/** The same as a type. */
export type RuleOutlook = Readonly<z.output<typeof ruleOutlook>>;

/** A response for each action of `refresh-rule`. */
export const refreshRuleResponses = {
  outlook: ruleOutlook,
  refresh: generateRulesResponse,
  note: successResponse,
} as const;
