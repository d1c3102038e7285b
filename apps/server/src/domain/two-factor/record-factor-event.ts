import { paths } from '@regelwerk/contract/paths';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import type { Account, AccountContext } from '../accounts/account.ts';
import { languageOf } from '../accounts/language-of.ts';
import { recordAudit } from '../administration/record-audit.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { twoFactorMails } from '../mails/two-factor-mails.ts';

/** What happened to the second factor of an account, as the audit log names it. */
export type FactorEvent =
  | 'add_two_factor'
  | 'remove_two_factor'
  | 'undo_two_factor'
  | 'renew_recovery_codes'
  | 'use_recovery_code'
  | 'too_many_codes';

/** Writes an event to the audit log and mails it to the account. `actor` is null for the operator. */
export async function recordFactorEvent(
  { siteUrl }: Pick<AccountContext, 'siteUrl'>,
  transaction: Transaction<Schema>,
  input: {
    readonly actor: string | null;
    readonly account: Account;
    readonly event: FactorEvent;
    /** The recovery codes that are left. */
    readonly codesLeft?: number;
  },
): Promise<void> {
  const { actor, account, event, codesLeft } = input;
  const after = codesLeft === undefined ? undefined : { codes_left: codesLeft };
  await recordAudit(transaction, { actor, action: event, subject: account.id, after });
  const address = `${siteUrl}${event === 'add_two_factor' ? paths.forgotPassword : paths.account}`;
  const mail = { to: account.email, language: languageOf(account), siteUrl, address };
  await queueMail(transaction, twoFactorMails[event]({ ...mail, codesLeft: codesLeft ?? 0 }));
}
