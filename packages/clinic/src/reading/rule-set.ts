import type { Ground } from '@regelwerk/claims/ground';
import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import type { WrittenClaim } from '@regelwerk/claims/written-claim';
import type { Document } from './document.ts';

/** The files that are examined together, and the project they speak of if it was read. */
export interface RuleSet {
  readonly documents: readonly Document[];
  /** Those that speak of the project; the others are skills, which may teach anything. */
  readonly rules: readonly Document[];
  /** The lines of the files as claims about a project; of long files the first ones. */
  readonly claims: readonly WrittenClaim[];
  readonly project?: KnownGround | undefined;
}

/** A project with what it says to the claims. */
export interface KnownGround {
  readonly ground: Ground;
  readonly proven: readonly ProvenClaim[];
}
