import type { Localized } from '../../directive.ts';

/** A name that a newer version removed, replaced or deprecated, as a rules file may still ask for it. */
interface Name {
  /** Matches the name in a line; linear in its length. */
  readonly name: RegExp;
  /** A line that asks for the name, and one that looks like it and does not. */
  readonly hit: string;
  readonly miss: string;
}

/** A name of which a directive speaks: it says since when, what to write now, and where that is stated. */
export interface OutdatedName extends Name {
  readonly directive: string;
}

/** A name that says all this itself. */
export interface NameWithSource extends Name {
  readonly technology: string;
  /** The version that removed or deprecated it. */
  readonly since: string;
  readonly now: Localized;
  readonly source: string;
  /** The day on which that was looked up. */
  readonly checkedOn: string;
}
