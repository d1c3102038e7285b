import { paths } from '@regelwerk/contract/paths';
import { accountMails } from '../mails/account-mails.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { hasYoungFactor } from '../two-factor/has-young-factor.ts';
import { type Account, type AccountContext, findAccount, requireAccount } from './account.ts';
import { AccountError } from './account-error.ts';
import { canonicalEmail } from './canonical-email.ts';
import { languageOf } from './language-of.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { createLink } from './one-time-link.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { requireGoodPassword } from './require-good-password.ts';

/**
 * Changes the caller's password, metadata (`null` removes a key) or address. A new password ends all other sessions
 * and mailed links; a new address applies once the link mailed to it was opened, and is refused while a second factor is
 * young.
 */
export async function changeOwnAccount(
  context: AccountContext,
  input: {
    readonly userId: string;
    readonly sessionId: string;
    readonly password?: string | undefined;
    readonly data?: Readonly<Record<string, unknown>> | undefined;
    readonly email?: string | undefined;
    readonly redirectTo: string;
  },
): Promise<Account> {
  const { database, clock, siteUrl } = context;
  const before = await requireAccount(database.kysely, input.userId);
  const newEmail = input.email === undefined ? before.email : canonicalEmail(input.email);
  const passwordHash = input.password === undefined ? undefined : await newHash(context, input.password, before);
  return database.kysely.transaction().execute(async (transaction) => {
    const account = await requireAccount(transaction, input.userId);
    if (newEmail !== account.email) {
      if (await hasYoungFactor(transaction, account.id, clock()))
        throw new AccountError('second_factor_too_new', 'The address stays for three days after a factor was set up');
      if (await findAccount(transaction, newEmail))
        throw new AccountError('email_exists', 'A user with this email address has already been registered');
      const secret = await createLink(transaction, {
        userId: account.id,
        purpose: 'email_change',
        newEmail,
        redirectTo: input.redirectTo,
        now: clock(),
      });
      const address = `${siteUrl}${paths.confirmEmail}#token_hash=${secret}&type=email_change`;
      await queueMail(
        transaction,
        accountMails.confirmAddress({ to: newEmail, language: languageOf(account), siteUrl, address }),
      );
    }
    if (passwordHash !== undefined) {
      await transaction
        .deleteFrom('auth.sessions')
        .where('user_id', '=', account.id)
        .where('id', '<>', input.sessionId)
        .execute();
      await transaction.deleteFrom('auth.one_time_tokens').where('user_id', '=', account.id).execute();
      const address = `${siteUrl}${paths.forgotPassword}`;
      await queueMail(
        transaction,
        accountMails.passwordChanged({ to: account.email, language: languageOf(account), siteUrl, address }),
      );
    }
    const metadata = mergeMetadata(account.user_metadata, input.data ?? {});
    return transaction
      .updateTable('auth.users')
      .set({
        user_metadata: JSON.stringify(metadata),
        ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
      })
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

async function newHash({ passwordCost }: AccountContext, password: string, account: Account): Promise<string> {
  await requireGoodPassword(password);
  if (await isPassword(password, account.password_hash, passwordCost))
    throw new AccountError('same_password', 'New password should be different from the old password.');
  return hashPassword(password, passwordCost);
}
