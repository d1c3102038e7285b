import { z } from 'zod';
import type { AiModel } from './choices.ts';
import type { Delivery, DeliveryFile } from './delivery.ts';
import { normaliseChoice } from './normalise-choice.ts';
import type { ChangedLine } from './project-changes.ts';

/** The most tools of one request. */
export const mostTools = 6;

const tool = z
  .string()
  .max(100)
  .transform((written, context) => {
    const found = normaliseChoice.aiModel(written);
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message: 'is not one of the tools' });
    return z.NEVER;
  });

/**
 * Body of the function `deliver-rule`: a rule of the caller, by the id of its request or as saved, and the tools to deliver it
 * for. It costs nothing.
 */
export const deliverRuleRequest = z
  .object({
    requestId: z.uuid().optional(),
    configurationId: z.uuid().optional(),
    tools: z
      .array(tool)
      .min(1)
      .max(mostTools)
      .transform((tools) => [...new Set(tools)]),
  })
  .refine(({ requestId, configurationId }) => (requestId === undefined) !== (configurationId === undefined), {
    message: 'Either requestId or configurationId',
    path: ['requestId'],
  });

/** A rule as one tool gets it. */
export interface ToolDelivery {
  readonly tool: AiModel;
  /** The name that people read. */
  readonly label: string;
  /** Every place of the tool, the preferred one first. */
  readonly deliveries: readonly Delivery[];
  /** The technologies that it cannot run, so that the rule places them outside. */
  readonly external: readonly string[];
  /** Lines of the rule that this tool does not get: there is no room for them, or it has no use for them. */
  readonly cut: readonly ChangedLine[];
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** Response of the function `deliver-rule`. */
export const deliverRuleResponse = z.object({
  title: z.string(),
  tools: z.array(z.custom<ToolDelivery>(isObject)).readonly(),
  /** The files of a repository in which all of these tools work: where several read the same file, one source and imports. */
  files: z.array(z.custom<DeliveryFile>(isObject)).readonly(),
});
/** The same as a type. */
export type DeliverRuleResponse = Readonly<z.output<typeof deliverRuleResponse>>;
