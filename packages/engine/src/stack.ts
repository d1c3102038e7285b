import type { Framework } from '@regelwerk/contract/rules/choices';
import type { Feasibility } from '@regelwerk/contract/rules/feasibility';
import type { ProjectCommand, ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Platform } from '@regelwerk/contract/rules/recognized-packages';
import type { ResolvedFacts } from './compose/project-facts.ts';
import type { InstalledVersion } from './project/installed-version.ts';
import type { TargetKnowledge } from './target.ts';
import type { Technology } from './technology.ts';

/** The target and every technology, including implied ones, in the order in which the rule lists them. */
export interface Stack {
  readonly target: TargetKnowledge;
  readonly names: ReadonlySet<Framework>;
  readonly facts: ResolvedFacts;
  readonly technologies: readonly StackPart[];
  /** Where the code runs, if the project or the target says; absent where the application type that was answered says it. */
  readonly platforms?: ReadonlySet<Platform>;
  /** The project that the rule is for, with the commands that the target can run; absent without a profile. */
  readonly project?: { readonly profile: ProjectProfile; readonly commands: readonly ProjectCommand[] };
}

/** A technology, the versions the rule covers in this stack, and whether the target can run it. */
export interface StackPart {
  readonly technology: Technology;
  readonly version: string;
  readonly feasibility: Feasibility;
  /** The versions that the project may have installed; absent where none is known. */
  readonly installed?: InstalledVersion;
}
