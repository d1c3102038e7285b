import { z } from 'zod';
import { limits } from '../shared/limits.ts';
import { successResponse, wireTime } from '../shared/wire-values.ts';

const password = z.string().min(1).max(limits.passwordBytes);

/** Body of the function `account`: what people can do with their own account outside the auth API. */
export const accountRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('sessions') }),
  z.object({ action: z.literal('endSession'), sessionId: z.uuid() }),
  z.object({ action: z.literal('changePassword'), current: password, next: password }),
  z.object({ action: z.literal('export') }),
  z.object({ action: z.literal('retention') }),
  z.object({ action: z.literal('unspent') }),
  /** Asks for the monthly mail about saved rules that may no longer be true. */
  z.object({ action: z.literal('ruleMail') }),
  /** `refund` refunds unspent bought tokens; otherwise they end with the account. */
  z.object({ action: z.literal('delete'), current: password, refund: z.boolean().default(false) }),
]);
/** Request body of `account`, before parsing. */
export type AccountRequest = z.input<typeof accountRequest>;

const ownSession = z.object({
  id: z.string(),
  created_at: wireTime,
  refreshed_at: wireTime,
  user_agent: z.string(),
  /** For example `Chrome`; empty if unknown. */
  browser: z.string(),
  /** For example `Windows`; empty if unknown. */
  system: z.string(),
  isCurrent: z.boolean(),
});
/** A device on which the account is signed in. */
export type OwnSession = Readonly<z.output<typeof ownSession>>;

const unspentTokens = z.object({
  number: z.string(),
  product: z.string(),
  tokens: z.number(),
  /** Minor units. */
  amount: z.number(),
  currency: z.string(),
  /** The part of it that the bank disputes, so that it is refunded only if the bank decides in our favor. */
  waiting: z.number(),
});
/** The unspent tokens of one order, and their price. */
export type UnspentTokens = Readonly<z.output<typeof unspentTokens>>;

const retention = z.object({
  /** Orders and the token movements that belong to them, without name and address. */
  vouchersUntil: z.string().nullable(),
  /** Issued invoices and credit notes, with name, address and email address. */
  documentsUntil: z.string().nullable(),
  /** Declarations that the person made by ticking a box. */
  declarationsUntil: z.string().nullable(),
  /** Withdrawals and cancellations, with the name and address given there; counted from today for open ones. */
  noticesUntil: z.string().nullable(),
  /** The mails of orders as they were sent. */
  mailsUntil: z.string().nullable(),
  /** Messages of the payment provider about orders, as they came. */
  eventsUntil: z.string().nullable(),
  /** A keyed hash of the mailbox, with the tokens it owes. */
  mailboxUntil: z.string().nullable(),
});
/** The last day (ISO date) that data kept after a deletion is stored; null if no such data exists. */
export type Retention = Readonly<z.output<typeof retention>>;

/** The responses of `account`, one for each action; `export` answers a ZIP. */
export const accountResponses = {
  sessions: z.array(ownSession).readonly(),
  endSession: successResponse,
  changePassword: successResponse,
  export: z.instanceof(Blob),
  retention,
  unspent: z.array(unspentTokens).readonly(),
  ruleMail: successResponse,
  delete: successResponse,
} satisfies Record<AccountRequest['action'], z.ZodType>;
