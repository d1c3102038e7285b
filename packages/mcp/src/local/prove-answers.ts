import type { Ground } from '@regelwerk/claims/ground';
import { prove } from '@regelwerk/claims/prove';
import { readClaims } from '@regelwerk/claims/read-claims';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { claimsToSay } from '@regelwerk/folder/claims-to-say';
import { withoutSecrets } from '@regelwerk/folder/without-secrets';

/** Returns what a project says to each line of an answer. */
export const proveAnswers = (answers: string, ground: Ground) => prove(readClaims(answers), ground);

/** Returns the profile that a rule is made with: with the proven lines of an answer, if there is one. */
export async function profileWith(ground: Ground, answers: string | undefined): Promise<ProjectProfile> {
  const profile = withoutSecrets(ground.profile);
  if (answers === undefined || answers.trim() === '') return profile;
  return { ...profile, claims: claimsToSay(await proveAnswers(answers, ground), false) };
}
