/** What a line about a project is about, in the order in which a rule says it. */
export const claimKinds = ['policy', 'command', 'generated', 'place', 'invariant', 'form', 'test', 'oddity'] as const;

/** One of `claimKinds`; a `place` says what lies where or what a term means, an `oddity` looks wrong and is right, or is a fault that must not be copied. */
export type ClaimKind = (typeof claimKinds)[number];

/**
 * The relations between the places of a project that prove a line: that its words occur there proves nothing. `evidence` is what the line
 * itself says in the form that is looked up whole: all of it holds, and it has all that the line names.
 */
export const proofKinds = [
  'command',
  'generated',
  'import',
  'call',
  'co-change',
  'count',
  'stated',
  'evidence',
] as const;

/** One of `proofKinds`. */
export type ProofKind = (typeof proofKinds)[number];

/** A line about a project that an assistant or a person wrote, and the person wants in the rule. */
export interface ProjectClaim {
  readonly kind: ClaimKind;
  /** One sentence or two, in the language they were written in, with code between backticks. */
  readonly text: string;
  /** Where it shows: `path`, `path#symbol` or `path:line`, from the root; also with what holds there, as in `path#symbol -> name`. */
  readonly evidence: readonly string[];
  /** How the person's device proved it; absent where it could not, and the person wants it all the same. */
  readonly proof?: ClaimProof | undefined;
  /** The rules file of the project that it stands in; absent where an assistant answered. */
  readonly file?: string | undefined;
}

/** Where a line of a rule comes from, and what proved it. */
export type ClaimSource = Pick<ProjectClaim, 'evidence' | 'proof' | 'file'>;

/** The relation that was found. */
export interface ClaimProof {
  readonly by: ProofKind;
  /** How many places, or commits, follow it, of how many that could; absent where one place proves it. */
  readonly holds?: number | undefined;
  readonly of?: number | undefined;
}
