/** A name that a newer version removed, replaced or deprecated, as a rules file may still ask for it. */
export interface OutdatedName {
  /** The directive that says since when, what to write now, and where that is stated. */
  readonly directive: string;
  /** Matches the name in a line; linear in its length. */
  readonly name: RegExp;
  /** A line that asks for the name, and one that looks like it and does not. */
  readonly hit: string;
  readonly miss: string;
}
