import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import type { ProjectClaim } from '@regelwerk/contract/rules/project-claim';
import { projectClaimSchema } from '@regelwerk/contract/rules/project-claim-schema';
import { projectLimits } from '@regelwerk/contract/rules/project-limits';

/** Returns the lines that may go into a rule: the proven ones, and on request those that nothing proves. */
export function claimsToSay(proven: readonly ProvenClaim[], withUnproven: boolean): ProjectClaim[] {
  return proven
    .flatMap(({ kind, text, evidence, file, part, fault, verdict }): ProjectClaim[] => {
      const isWanted = verdict.is === 'proven' || (withUnproven && verdict.is === 'unproven');
      if (part !== 'statement' || fault !== undefined || !isWanted) return [];
      const proof = verdict.is === 'proven' ? { proof: verdict.proof } : {};
      const { data } = projectClaimSchema.safeParse({
        kind,
        text,
        evidence,
        ...proof,
        ...(file === undefined ? {} : { file }),
      });
      return data === undefined ? [] : [data];
    })
    .slice(0, projectLimits.claims);
}
