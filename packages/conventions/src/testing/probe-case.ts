import type { CodeProbeId } from '@regelwerk/contract/rules/code-probes';

/** Small sources with a known truth: each that follows or breaks does so in one place. */
export interface ProbeCase {
  /** The path of each source, with its number for `*`. */
  readonly at: string;
  readonly follows: readonly string[];
  readonly breaks: readonly string[];
  readonly neither: readonly string[];
}

export type ProbeCases = Readonly<Partial<Record<CodeProbeId, ProbeCase>>>;
