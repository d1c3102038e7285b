import type { ProjectClaim } from '@regelwerk/contract/rules/project-claim';

/** One line of a pasted answer or of a rules file, before anything of it is proven. */
export interface WrittenClaim extends Omit<ProjectClaim, 'proof'> {
  /** A heading and an example of code say nothing by themselves; they are kept so that a file can be put together again. */
  readonly part: 'statement' | 'heading' | 'example';
  /** The headings and the lines above it in which it stands, the outermost first. */
  readonly context: readonly string[];
  /** Where it begins in the text that was read, from 1; absent for a line that was read before. */
  readonly line?: number | undefined;
  /** Why it cannot go into a rule as it is. */
  readonly fault?: ClaimFault | undefined;
}

/**
 * `too-long`: its text has more characters than a line may; nothing was cut. `too-many`: it stands behind the most lines that are
 * looked at. `beyond`: it begins the part of the text that was not read.
 */
export type ClaimFault = 'too-long' | 'too-many' | 'beyond';
