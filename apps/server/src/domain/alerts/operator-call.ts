import { z } from 'zod';

const facts = z.record(z.string(), z.union([z.string(), z.number()]));

/** An event that the operator has to act on; `key` names it, and `facts` hold ids and numbers, no personal data. */
export interface OperatorCall {
  readonly kind: CallKind;
  readonly key: string;
  readonly facts?: CallFacts;
}

/** The reasons to call the operator. */
export type CallKind =
  | 'dispute'
  | 'review'
  | 'withdrawal'
  | 'cancellation'
  | 'change_undone'
  | 'reconciliation'
  | 'dead_mails'
  | 'late_jobs'
  | 'turnover_abroad';

export type CallFacts = Readonly<z.output<typeof facts>>;

/** The facts as they are stored. */
export const callFacts: z.ZodType<CallFacts> = facts;
