import type { Localized } from '@regelwerk/engine/directive';

/** What a finding is about, in the order in which people read them. */
export const families = ['load', 'dead', 'outdated', 'risk', 'conflict', 'noise', 'missing'] as const;
/** One of `families`. */
export type Family = (typeof families)[number];

/** How bad a finding is: an `error` breaks something, a `warning` misleads, a `note` costs room. */
export const severities = ['error', 'warning', 'note'] as const;
/** One of `severities`. */
export type Severity = (typeof severities)[number];

/** A change of whole lines, counted from 1: `lines` take the place of those from `from` to `to`; none removes them. */
export interface Fix {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** Something that is wrong with a file of rules. */
export interface Finding {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly family: Family;
  /** The family and the entry in it, for example `dead.path`. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: Localized;
  /** The public page that states the fact behind it. */
  readonly source?: string | undefined;
  readonly fix?: Fix | undefined;
}
