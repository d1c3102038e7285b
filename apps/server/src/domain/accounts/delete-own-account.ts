import { accountMails } from '../mails/account-mails.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { type Account, type AccountContext, isAdmin } from './account.ts';
import { setAdmin } from './admin-rights.ts';
import { languageOf } from './language-of.ts';
import { removeAccount } from './manage-account.ts';

/** Deletes one's own account and mails that it is done. An admin gives the right back first, which the last one cannot. */
export async function deleteOwnAccount(context: AccountContext, account: Account): Promise<void> {
  const { email, id } = account;
  if (isAdmin(account)) await setAdmin(context, { actor: id, email, isAdmin: false });
  await removeAccount(context, id);
  const { database, siteUrl } = context;
  await queueMail(
    database.kysely,
    accountMails.accountDeleted({ to: email, language: languageOf(account), siteUrl, address: siteUrl }),
  );
}
