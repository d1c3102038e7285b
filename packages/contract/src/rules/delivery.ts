import type { ChangedLine } from './project-changes.ts';
import type { Certainty } from './rule.ts';

/** The size limit of a place in characters, and how certain it is. */
export interface DeliveryLimit {
  /** Absent if no limit is known. */
  readonly max?: number;
  readonly status: Certainty;
  readonly source?: string;
  /** The ISO date on which the source was checked. */
  readonly checkedOn: string;
}

/** One file of a delivery, or the text to paste. */
export interface DeliveryFile {
  /** The path from the project root; absent for a text to paste. */
  readonly path?: string;
  readonly content: string;
}

/** One way to give a rule to its target: repository files, a settings field or a message. */
export interface Delivery {
  readonly id: string;
  readonly name: string;
  readonly kind: 'files' | 'field' | 'message';
  /** Where to put it, as a sentence. */
  readonly place: string;
  /** How to check that it is loaded, as a sentence. */
  readonly check: string;
  readonly files: readonly DeliveryFile[];
  /** The paths of `files` that the project already has: each is kept or replaced, as the person chooses. */
  readonly existing?: readonly string[];
  /** Lines of the rule that do not fit into this place, in reading order. */
  readonly leftOut?: readonly ChangedLine[];
  /** Length of the longest file in characters. */
  readonly used: number;
  readonly limit: DeliveryLimit;
}
