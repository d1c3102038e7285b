import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';

/** Returns the setting of a check that proves that a rule is on and refuses code; undefined where nothing proves it. */
export type ProvingSetting = (
  rule: string,
  settings: readonly string[],
  profile: Pick<ProjectProfile, 'technologies'>,
) => string | undefined;
