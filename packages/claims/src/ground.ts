import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { ProjectSources } from '@regelwerk/conventions/convention';

/** What is known of a project when lines about it are proven. Everything stays on the device. */
export interface Ground {
  readonly profile: ProjectProfile;
  /** All that were counted, also those that the person does not want in the rule. */
  readonly conventions: readonly ProjectConvention[];
  /** The sources as they were parsed. */
  readonly code: ProjectSources;
  /** The texts of the sources that were read, by their path. */
  readonly texts: ReadonlyMap<string, string>;
  /** The paths of all files. */
  readonly paths: readonly string[];
  /** Opens any other file; undefined for one that cannot be read. */
  readonly open: (path: string) => Promise<string | undefined>;
}
