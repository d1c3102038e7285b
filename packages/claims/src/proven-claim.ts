import type { ClaimProof } from '@regelwerk/contract/rules/project-claim';
import type { CommandEffect } from '@regelwerk/contract/rules/project-profile';
import type { WrittenClaim } from './written-claim.ts';

/** A line with what the project says to it. Its evidence names real paths as far as they were found. */
export interface ProvenClaim extends WrittenClaim {
  readonly verdict: Verdict;
}

/** What the project says to a line. Places are `path`, `path:line` or `path#symbol`, at most three. */
export type Verdict =
  | { readonly is: 'proven'; readonly proof: ClaimProof; readonly places: readonly string[] }
  | { readonly is: 'unproven'; readonly why: UnprovenReason; readonly places: readonly string[] }
  /** Another line of the same text says the opposite: `what` is that line. */
  | { readonly is: 'unproven'; readonly why: 'against-line'; readonly what: string; readonly places: readonly string[] }
  /** Holds nearly everywhere, but says everywhere; the places are those where it does not. */
  | {
      readonly is: 'unproven';
      readonly why: 'exceptions';
      readonly holds: number;
      readonly of: number;
      readonly places: readonly string[];
    }
  /** `evidence-fails`: what it says of its place is not so. `not-in-evidence`: the line says this, and its evidence does not. */
  | {
      readonly is: 'unproven';
      readonly why: 'evidence-fails' | 'not-in-evidence';
      readonly what: string;
      readonly places: readonly string[];
    }
  /** Its evidence was counted, and is not as it says. */
  | {
      readonly is: 'unproven';
      readonly why: 'evidence-counted';
      readonly what: string;
      readonly holds: number;
      readonly of: number;
      readonly places: readonly string[];
    }
  | (Refutation & { readonly is: 'refuted'; readonly places: readonly string[] })
  | {
      readonly is: 'repeated';
      /** What says the same already: a fact of the profile, a convention that is counted, or an earlier line. */
      readonly of: 'fact' | 'convention' | 'line';
      /** The fact as the profile has it, the id of the convention, or the number of the line from 0. */
      readonly what: string;
    };

/**
 * `place-found`: its names occur where it says, and that proves nothing. `nothing-to-check`: it names nothing of the project.
 * `sample-only`: not all sources were read, so that a count may be wrong. `one-example`: it says how
 * things are done here, and its evidence shows one place. `undecided`: the code follows it and breaks it.
 * `too-many`: it was not looked at.
 */
export type UnprovenReason =
  | 'place-found'
  | 'one-example'
  | 'nothing-to-check'
  | 'sample-only'
  | 'undecided'
  | 'too-many';

/** Why a line is wrong. `what` is the name or the command that it is about, or what the project says instead. */
export type Refutation =
  | { readonly why: 'no-path' | 'no-symbol' | 'no-command'; readonly what: string }
  | { readonly why: 'other-kind'; readonly what: string; readonly effect: CommandEffect }
  | { readonly why: 'counted-otherwise'; readonly what: string; readonly holds: number; readonly of: number }
  | { readonly why: 'counterexamples'; readonly what: string; readonly holds: number; readonly of: number }
  /** `what` is what the convention asks for. */
  | { readonly why: 'against-convention'; readonly what: string; readonly holds: number; readonly of: number }
  | { readonly why: 'against-fact'; readonly what: string };
