import type { Framework } from '@regelwerk/contract/rules/choices';
import type { Project } from './open-project.ts';

/**
 * The source of a probe: the order asks for it, a careful engineer adds it unasked, hostile input or a slow neighbour
 * demands it, or it worked before and must still work.
 */
export type ProbeKind = 'asked' | 'implied' | 'hostile' | 'kept';

/** A hidden check of one behavior. It passes when `run` returns and fails when `run` throws. */
export interface Probe {
  readonly kind: ProbeKind;
  readonly run: (project: Project) => Promise<void>;
}

/** A fault put into the reference solution: `find` becomes `replace` in `file`, and the probes in `fails` must notice. */
export interface PlantedFault {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly fails: readonly string[];
}

/**
 * One coding task. Its folder holds `order.md` (what the assistant is told), `repository/` (where it starts) and
 * `reference/` (files of a solution that passes every probe, laid over the repository).
 */
export interface Task {
  readonly title: string;
  /** The stack that the rule is generated for. */
  readonly frameworks: readonly Framework[];
  readonly applicationType: 'Frontend' | 'Backend' | 'Fullstack';
  /** Commands as words. `install` runs once per lockfile; `build`, if any, runs before the probes. */
  readonly install?: readonly string[];
  readonly build?: readonly string[];
  readonly test: readonly string[];
  /** Globs, relative to the repository, of the files that this order may touch; changes elsewhere count as scope. */
  readonly feature: readonly string[];
  /** Globs of the source files into which faults are put to see whether the solution's own tests notice. */
  readonly source: readonly string[];
  /** Its own probes; `upkeepProbes` come to them. */
  readonly probes: Readonly<Record<string, Probe>>;
  readonly planted: readonly PlantedFault[];
}
