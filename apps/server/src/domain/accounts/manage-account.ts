import { paths } from '@regelwerk/contract/shared/paths';
import { AppError } from '../kernel/app-error.ts';
import { accountMails } from '../mail/account-mails.ts';
import { revokeAllAccessTokens } from './access-tokens/revoke-all-access-tokens.ts';
import { type Account, type AccountContext, isAdmin, requireAccount } from './account.ts';
import { followRight } from './admin-rights.ts';
import { announceEvent } from './announce-event.ts';
import { announceProfileChange } from './announce-profile-change.ts';
import { canonicalEmail } from './canonical-email.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { moveAddress } from './move-address.ts';
import { voidLinks } from './one-time-link.ts';
import { hashPassword } from './password-hash.ts';
import { requireGoodPassword } from './require-good-password.ts';
import { insertAccount } from './sign-up.ts';

/** The fields that the secret key may set on an account. `banned` is in milliseconds; 0 lifts a ban. */
export interface AccountChange {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly appMetadata?: Readonly<Record<string, unknown>> | undefined;
  readonly userMetadata?: Readonly<Record<string, unknown>> | undefined;
  readonly confirmsEmail?: boolean | undefined;
  readonly bannedMs?: number | undefined;
}

/** Creates an account as the operator, without signing in. */
export async function addAccount(
  context: AccountContext,
  change: AccountChange & { readonly email: string },
): Promise<Account> {
  const email = canonicalEmail(change.email);
  if (change.password !== undefined) requireGoodPassword(change.password);
  const data = mergeMetadata({}, change.userMetadata ?? {});
  mergeMetadata({}, change.appMetadata ?? {});
  const passwordHash = change.password === undefined ? null : await hashPassword(change.password, context.passwordCost);
  const isConfirmed = change.confirmsEmail ?? !context.confirmsMail;
  const account = await context.database.kysely
    .transaction()
    .execute((transaction) => insertAccount(context, transaction, { email, passwordHash, data, isConfirmed }));
  if (account === undefined) throw taken();
  const { appMetadata, bannedMs } = change;
  return changeAccount(context, account.id, { appMetadata, bannedMs });
}

/** Changes an account as the operator. A new password or a ban ends all its sessions. The person learns of it like of an own change. */
export async function changeAccount(context: AccountContext, id: string, change: AccountChange): Promise<Account> {
  const { database, clock, passwordCost, siteUrl } = context;
  const email = change.email === undefined ? undefined : canonicalEmail(change.email);
  if (change.password !== undefined) requireGoodPassword(change.password);
  const passwordHash = change.password === undefined ? undefined : await hashPassword(change.password, passwordCost);
  return database.kysely.transaction().execute(async (transaction) => {
    const account = await requireAccount(transaction, id);
    const isBan = change.bannedMs !== undefined && change.bannedMs > 0;
    if (isBan) {
      await transaction.deleteFrom('auth.sessions').where('user_id', '=', id).execute();
      await revokeAllAccessTokens(transaction, id);
    }
    const present =
      email === undefined || email === account.email
        ? account
        : await moveAddress(context, transaction, { account, email });
    if (passwordHash !== undefined) {
      await voidLinks(transaction, id);
      await announceEvent(transaction, siteUrl, 'change_password', {
        account: present,
        mail: (head) => accountMails.passwordChanged({ ...head, address: `${siteUrl}${paths.forgotPassword}` }),
      });
    }
    const changed = await transaction
      .updateTable('auth.users')
      .set({
        app_metadata: JSON.stringify(mergeMetadata(account.app_metadata, change.appMetadata ?? {})),
        user_metadata: JSON.stringify(mergeMetadata(account.user_metadata, change.userMetadata ?? {})),
        ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
        ...(change.confirmsEmail === true && account.email_confirmed_at === null
          ? { email_confirmed_at: clock() }
          : {}),
        ...(change.bannedMs === undefined
          ? {}
          : { banned_until: isBan ? new Date(clock().getTime() + change.bannedMs) : null }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (isAdmin(changed) !== isAdmin(account))
      await followRight(transaction, siteUrl, { account: changed, actor: null });
    await announceProfileChange(transaction, siteUrl, { before: account, after: changed });
    return changed;
  });
}

function taken(): AppError {
  return new AppError('email_exists', 'A user with this email address has already been registered');
}
