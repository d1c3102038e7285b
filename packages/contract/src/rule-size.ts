/** How much a rule contains: the mandatory core, what the target follows well, or all that fits, with reasons. */
export const ruleSizes = ['lean', 'standard', 'full'] as const;
/** One of `ruleSizes`. */
export type RuleSize = (typeof ruleSizes)[number];
/** The size of a rule for which none was chosen. */
export const defaultRuleSize: RuleSize = 'standard';
