import type { Ground } from '@regelwerk/claims/ground';
import { linesOf, writtenOf } from '@regelwerk/claims/kept/checked-line';
import { isSameProject, type StalePart, staleParts } from '@regelwerk/claims/kept/stale-parts';
import { prove } from '@regelwerk/claims/prove';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';

/** Returns what of the profile that a rule was made with no longer holds, and whether this is its project at all. */
export async function lookAgain(
  before: ProjectProfile,
  ground: Ground,
): Promise<{ readonly stale: readonly StalePart[]; readonly isSame: boolean }> {
  const lines = await prove(linesOf(before.claims ?? []).map(writtenOf), ground);
  const stale = staleParts(before, { profile: ground.profile, lines, isCounted: true });
  return { stale, isSame: isSameProject(before, stale) };
}
