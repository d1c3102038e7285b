import type { PackEntry } from '@regelwerk/contract/rules/project-changes';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Enforcement } from '../enforcement.ts';

/** Writes the lines that switch a tool's rules on, as additions to the files that the project has. */
export type SnippetWriter = (enforcements: readonly Enforcement[], profile: ProjectProfile) => readonly PackEntry[];
