import { z } from 'zod';

const count = z.number().int().min(0);

/** Describes a rule without a word of it: counts, and the public names of its places and files. */
export const ruleContents = z.object({
  /** The label of the target; `Custom` for a name that was typed. */
  target: z.string(),
  lines: count,
  /** Lines that name their source with the date on which it was read. */
  sources: count,
  /** Conflicts between two lines that were decided. */
  decisions: count,
  /** Prompts that test whether the rule works. */
  probes: count,
  /** The places of the target that the rule is written for, the preferred one first. */
  places: z.array(z.object({ name: z.string(), place: z.string(), paths: z.array(z.string()).readonly() })).readonly(),
  /** Counts of the changes that the profile of the project made; absent without a profile. */
  project: z
    .object({
      /** Versions and lines made exact. */
      exact: count,
      /** Lines dropped because a check of the project enforces them. */
      enforced: count,
      /** Lines dropped because the installed version is outside their range. */
      outdated: count,
      /** Lines dropped because the code breaks them too often; absent in contents made before November 2026. */
      contradicted: count.optional(),
      /** General lines dropped because nothing in the project asks for them; absent in contents made before November 2026. */
      unasked: count.optional(),
      /** Lines made from conventions of the code; absent where it has none. */
      conventions: count.optional(),
      /** Lines that were written about the project, by whether a device proved them, and those without room; absent without any. */
      claims: z.object({ checked: count, reported: count, leftOut: count }).optional(),
      added: count,
      commands: count,
      snippets: count,
      /** Characters that each request saves, in hundreds so that they tell no length; negative if the rule became longer. */
      characters: z.number().int(),
    })
    .optional(),
});
/** The same as a type. */
export type RuleContents = Readonly<z.output<typeof ruleContents>>;
