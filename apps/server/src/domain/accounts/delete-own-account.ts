import { endedStatuses } from '@regelwerk/contract/subscription-status';
import { AppError } from '../app-error.ts';
import { accountMails } from '../mails/account-mails.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { type Account, type AccountContext, isAdmin } from './account.ts';
import { setAdmin } from './admin-rights.ts';
import { languageOf } from './language-of.ts';
import { removeAccount } from './manage-account.ts';

/** Deletes one's own account and mails that it is done. An admin gives the right back first, which the last one cannot. */
export async function deleteOwnAccount(context: AccountContext, account: Account): Promise<void> {
  const { email, id } = account;
  await requireNoRunningSubscription(context, id);
  if (isAdmin(account)) await setAdmin(context, { actor: id, email, isAdmin: false });
  const { database, siteUrl } = context;
  const retention = await removeAccount(context, id);
  await queueMail(
    database.kysely,
    accountMails.accountDeleted({ to: email, language: languageOf(account), siteUrl, address: siteUrl, retention }),
  );
}

/** Nobody should go on paying for what they can no longer reach. */
async function requireNoRunningSubscription({ database }: AccountContext, userId: string): Promise<void> {
  const running = await database.kysely
    .selectFrom('public.subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'not in', endedStatuses)
    .where('cancel_at_period_end', '=', false)
    .executeTakeFirst();
  if (running !== undefined)
    throw new AppError('subscription_active', 'Cancel your subscription before you delete the account.');
}
