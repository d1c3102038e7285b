import { paths } from '@regelwerk/contract/shared/paths';
import type { AuthenticationMethod } from '@regelwerk/database/column-types';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import { languageOf } from '../kernel/language-of.ts';
import { accountMails } from '../mail/account-mails.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type Account, type AccountContext, requireAccount } from './account.ts';
import { announceEvent, type MailHead } from './announce-event.ts';
import { announceProfileChange } from './announce-profile-change.ts';
import { canonicalEmail } from './canonical-email.ts';
import { hasYoungFactor } from './has-young-factor.ts';
import { isAddressTaken } from './is-address-taken.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { createLink, voidLinks } from './one-time-link.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { requireGoodPassword } from './require-good-password.ts';
import { requireOwner } from './require-owner.ts';

/**
 * Changes the caller's password, metadata (`null` removes a key) or address. A new password or address needs a proof of
 * ownership (`require-owner.ts`). A new password ends all other sessions and mailed links; a new address applies once the link
 * mailed to it was opened, and is refused while a second factor is young.
 */
export async function changeOwnAccount(
  context: AccountContext,
  input: {
    readonly userId: string;
    readonly sessionId: string;
    readonly amr: readonly AuthenticationMethod[];
    /** The current password. */
    readonly current?: string | undefined;
    readonly password?: string | undefined;
    readonly data?: Readonly<Record<string, unknown>> | undefined;
    readonly email?: string | undefined;
    readonly redirectTo: string;
  },
): Promise<Account> {
  const { database, siteUrl } = context;
  const { userId, sessionId } = input;
  const before = await requireAccount(database.kysely, userId);
  const newEmail = input.email === undefined ? before.email : canonicalEmail(input.email);
  if (input.password !== undefined || newEmail !== before.email) await requireOwner(context, before, input);
  const passwordHash = input.password === undefined ? undefined : await newHash(context, input.password, before);
  return database.kysely.transaction().execute(async (transaction) => {
    const account = await requireAccount(transaction, userId);
    if (newEmail !== account.email)
      await askNewMailbox(context, transaction, { account, newEmail, redirectTo: input.redirectTo });
    if (passwordHash !== undefined) {
      await voidLinks(transaction, userId);
      const address = `${siteUrl}${paths.forgotPassword}`;
      const mail = (head: MailHead) => accountMails.passwordChanged({ ...head, address });
      await announceEvent(transaction, siteUrl, 'change_password', { account, sessionId, mail });
    }
    const metadata = mergeMetadata(account.user_metadata, input.data ?? {});
    const changed = await transaction
      .updateTable('auth.users')
      .set({
        user_metadata: JSON.stringify(metadata),
        ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
      })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await announceProfileChange(transaction, siteUrl, { before: account, after: changed });
    return changed;
  });
}

/** Mails the link that proves the new mailbox; the former one is told once the address has changed. */
async function askNewMailbox(
  { clock, siteUrl }: AccountContext,
  transaction: Transaction<Schema>,
  {
    account,
    newEmail,
    redirectTo,
  }: { readonly account: Account; readonly newEmail: string; readonly redirectTo: string },
): Promise<void> {
  const now = clock();
  const { id: userId } = account;
  if (await hasYoungFactor(transaction, userId, now))
    throw new AppError('second_factor_too_new', 'The address stays for three days after a factor was set up');
  if (await isAddressTaken(transaction, { email: newEmail, userId, now }))
    throw new AppError('email_exists', 'A user with this email address has already been registered');
  const secret = await createLink(transaction, { userId, purpose: 'email_change', newEmail, redirectTo, now });
  const address = `${siteUrl}${paths.confirmEmail}#token_hash=${secret}&type=email_change`;
  const mail = { to: newEmail, language: languageOf(account), siteUrl, address };
  await queueMail(transaction, accountMails.confirmAddress(mail));
}

async function newHash({ passwordCost }: AccountContext, password: string, account: Account): Promise<string> {
  requireGoodPassword(password);
  if (await isPassword(password, account.password_hash, passwordCost))
    throw new AppError('same_password', 'New password should be different from the old password.');
  return hashPassword(password, passwordCost);
}
