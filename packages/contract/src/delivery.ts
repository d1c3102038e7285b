import type { Certainty } from './rule.ts';

/** How much a place holds, and how that is known. */
export interface DeliveryLimit {
  /** Absent where no limit is known. */
  readonly max?: number;
  readonly status: Certainty;
  readonly source?: string;
  /** ISO date on which the source was read. */
  readonly checkedOn: string;
}

export interface DeliveryFile {
  /** Where the file belongs, from the root of the project; absent for a text that is pasted. */
  readonly path?: string;
  readonly content: string;
}

/** One way to hand a rule to its target: files of a repository, a settings field, or a message. */
export interface Delivery {
  readonly id: string;
  readonly name: string;
  readonly kind: 'files' | 'field' | 'message';
  /** Where exactly it goes. */
  readonly place: string;
  /** How a person sees that it is loaded. */
  readonly check: string;
  readonly files: readonly DeliveryFile[];
  /** Characters of the longest file. */
  readonly used: number;
  readonly limit: DeliveryLimit;
}
