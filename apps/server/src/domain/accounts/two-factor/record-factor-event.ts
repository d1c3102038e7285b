import { paths } from '@regelwerk/contract/shared/paths';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { twoFactorMails } from '../../mail/two-factor-mails.ts';
import type { Account, AccountContext } from '../account.ts';
import { announceEvent } from '../announce-event.ts';

/** An event in the life of the second factor of an account. */
export type FactorEvent = keyof typeof twoFactorMails;

/** Tells of an event. `actor` is null for the operator. */
export async function recordFactorEvent(
  { siteUrl }: Pick<AccountContext, 'siteUrl'>,
  transaction: Transaction<Schema>,
  input: {
    readonly actor: string | null;
    readonly account: Account;
    readonly event: FactorEvent;
    readonly sessionId?: string;
    /** The recovery codes that are left. */
    readonly codesLeft?: number;
  },
): Promise<void> {
  const { actor, account, event, sessionId, codesLeft } = input;
  const address = `${siteUrl}${event === 'add_two_factor' ? paths.forgotPassword : paths.account}`;
  await announceEvent(transaction, siteUrl, event, {
    account,
    actor,
    sessionId,
    after: codesLeft === undefined ? undefined : { codes_left: codesLeft },
    mail: (head) => twoFactorMails[event]({ ...head, address, codesLeft: codesLeft ?? 0 }),
  });
}
