import { z } from 'zod';
import { limits } from './limits.ts';

const password = z.string().min(1).max(limits.passwordBytes);

/** Body of the function `account`: what people can do with their own account outside the auth API. */
export const accountRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('sessions') }),
  z.object({ action: z.literal('endSession'), sessionId: z.uuid() }),
  z.object({ action: z.literal('changePassword'), current: password, next: password }),
  z.object({ action: z.literal('export') }),
  z.object({ action: z.literal('retention') }),
  z.object({ action: z.literal('unspent') }),
  /** `refund` refunds unspent bought tokens; otherwise they end with the account. */
  z.object({ action: z.literal('delete'), current: password, refund: z.boolean().default(false) }),
]);
/** Request body of `account`, before parsing. */
export type AccountRequest = z.input<typeof accountRequest>;

/** A device on which the account is signed in. */
export interface OwnSession {
  readonly id: string;
  readonly created_at: string;
  readonly refreshed_at: string;
  readonly user_agent: string;
  readonly isCurrent: boolean;
}

/** The unspent tokens of one order and their price; `amount` is in minor units. */
export interface UnspentTokens {
  readonly number: string;
  readonly product: string;
  readonly tokens: number;
  readonly amount: number;
  readonly currency: string;
}

/** The last day (ISO date) that data kept after a deletion is stored; null if no such data exists. */
export interface Retention {
  /** Orders, invoices and the token movements that belong to them. */
  readonly vouchersUntil: string | null;
  /** Declarations that the person made by ticking a box. */
  readonly declarationsUntil: string | null;
  /** A keyed hash of the mailbox, with the tokens it owes. */
  readonly mailboxUntil: string | null;
}
