/** The declaration about early performance that an order of each kind needs. */
export const performanceDeclaration = {
  token_pack: 'packPerformance',
  subscription: 'planPerformance',
} as const;

/** A package is a contract for digital content, a plan one for a digital service (docs/decisions/031). */
export type ContractKind = keyof typeof performanceDeclaration;
