/**
 * How much a rule contains: the mandatory core, the amount that the target follows well, or everything that fits,
 * with reasons.
 */
export const ruleSizes = ['lean', 'standard', 'full'] as const;
/** One of `ruleSizes`. */
export type RuleSize = (typeof ruleSizes)[number];
/** The rule size used when none was chosen. */
export const defaultRuleSize: RuleSize = 'standard';
