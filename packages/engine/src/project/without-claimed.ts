import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { claimMentions } from './claim-mentions.ts';
import { saysTheSame } from './says-the-same.ts';

/** Returns the profile without what the lines that were written about the project say too, so that a rule says it once. */
export function withoutClaimed(profile: ProjectProfile): ProjectProfile {
  const { claims = [], conventions, generated, policies, outdated } = profile;
  if (claims.length === 0) return profile;
  const isSaid = (kind: 'policy' | 'command' | 'generated', name: string) =>
    claims.some((claim) => claim.kind === kind && claimMentions(claim, name));
  return {
    ...profile,
    conventions: conventions?.filter((one) => !claims.some((claim) => saysTheSame(claim, one))),
    generated: generated?.filter(({ path }) => !isSaid('generated', path)),
    policies: policies?.filter(({ evidence }) => !isSaid('policy', evidence)),
    outdated: outdated?.filter(({ text }) => !isSaid('command', text)),
  };
}
