import type { Certainty } from './rule.ts';

/** The limit of a place in characters, and how sure it is. */
export interface DeliveryLimit {
  /** Absent where no limit is known. */
  readonly max?: number;
  readonly status: Certainty;
  readonly source?: string;
  /** ISO date on which the source was read. */
  readonly checkedOn: string;
}

/** One file of a delivery, or the text to paste. */
export interface DeliveryFile {
  /** The path from the root of the project; absent for a text to paste. */
  readonly path?: string;
  readonly content: string;
}

/** One way to hand a rule to its target: files of a repository, a settings field, or a message. */
export interface Delivery {
  readonly id: string;
  readonly name: string;
  readonly kind: 'files' | 'field' | 'message';
  /** Where to put it, as a sentence. */
  readonly place: string;
  /** How to see that it is loaded, as a sentence. */
  readonly check: string;
  readonly files: readonly DeliveryFile[];
  /** Characters of the longest file. */
  readonly used: number;
  readonly limit: DeliveryLimit;
}
