import { z } from 'zod';
import { limits } from './limits.ts';

const password = z.string().min(1).max(limits.passwordBytes);

/** The body of function `account`: everything a person does with their own account beside the auth surface. */
export const accountRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('sessions') }),
  z.object({ action: z.literal('endSession'), sessionId: z.uuid() }),
  z.object({ action: z.literal('changePassword'), current: password, next: password }),
  z.object({ action: z.literal('export') }),
  z.object({ action: z.literal('retention') }),
  z.object({ action: z.literal('unspent') }),
  /** `refund` pays back the unspent tokens that were paid for; otherwise they end with the account. */
  z.object({ action: z.literal('delete'), current: password, refund: z.boolean().default(false) }),
]);
/** What a client sends as the body of `account`. */
export type AccountRequest = z.input<typeof accountRequest>;

/** A place where somebody is signed in. */
export interface OwnSession {
  readonly id: string;
  readonly created_at: string;
  readonly refreshed_at: string;
  readonly user_agent: string;
  readonly isCurrent: boolean;
}

/** What a person's unspent tokens of one order cost; `amount` in minor units. */
export interface UnspentTokens {
  readonly number: string;
  readonly product: string;
  readonly tokens: number;
  readonly amount: number;
  readonly currency: string;
}

/** Until which day (ISO) what stays after a deletion is kept; null where there is nothing of the kind. */
export interface Retention {
  /** Orders, invoices and the movements of tokens they led to. */
  readonly vouchersUntil: string | null;
  /** What was declared by ticking a box. */
  readonly declarationsUntil: string | null;
  /** A keyed checksum of the mailbox, with the tokens it owes. */
  readonly mailboxUntil: string | null;
}
