/** How much a rule says: the mandatory core, what fits the target well, or all it can hold, with reasons. */
export const ruleSizes = ['lean', 'standard', 'full'] as const;
export type RuleSize = (typeof ruleSizes)[number];
export const defaultRuleSize: RuleSize = 'standard';
