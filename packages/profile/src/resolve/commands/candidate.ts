import type { CommandKind, ProjectCommand } from '@regelwerk/contract/rules/project-profile';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';

/** A command that may become one of the project, with what speaks for it. */
export interface Candidate extends Omit<ProjectCommand, 'effect'> {
  readonly kind: CommandKind;
  readonly effect: 'checks' | 'writes' | 'destroys';
  /** Empty where nothing tells the language. */
  readonly ecosystems: ReadonlySet<Ecosystem>;
  /** The folder that it is about, which it may reach from another. */
  readonly home: string;
  /** The folders that its tools run in. */
  readonly reaches: ReadonlySet<string>;
  /** Whether continuous integration runs it. */
  readonly isRun?: boolean;
  /** Where it stands among the steps of its file, if continuous integration runs it. */
  readonly place?: number;
  /** Whether it drives a browser as well. */
  readonly isMixed: boolean;
  /** Whether it runs for one part of the project only. */
  readonly isNarrow?: boolean;
  /** Whether it looks at other files than code, so that it takes the place of no linter. */
  readonly isBeside?: boolean;
  /** Smaller is better. */
  readonly score: number;
  readonly one?: string | undefined;
  /** The same work without rewriting files. */
  readonly check?: string | undefined;
}
