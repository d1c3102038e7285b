import { paths } from '@regelwerk/contract/shared/paths';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';
import { languageOf } from '../kernel/language-of.ts';
import { accountMails } from '../mail/account-mails.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type AccountContext, findAccount, isBanned } from './account.ts';
import { type CodeChallenge, createLink } from './one-time-link.ts';

/** A request to reset a password; the address is canonical. */
export interface RecoveryRequest {
  readonly email: string;
  readonly redirectTo: string;
  readonly codeChallenge?: CodeChallenge | undefined;
}

/** Only records the request: the account is looked up later, where nothing can be timed. */
export async function requestRecovery({ database }: AccountContext, request: RecoveryRequest): Promise<void> {
  await addJob(database.kysely, jobs.sendRecovery, request);
}

/** Mails the link if the account exists. The link uses the site's own address, never the request's. */
export async function sendRecovery(context: AccountContext, request: RecoveryRequest): Promise<void> {
  const now = context.clock();
  await context.database.kysely.transaction().execute(async (transaction) => {
    const account = await findAccount(transaction, request.email);
    if (account === undefined || isBanned(account, now)) return;
    const secret = await createLink(transaction, {
      userId: account.id,
      purpose: 'recovery',
      redirectTo: request.redirectTo,
      codeChallenge: request.codeChallenge,
      now,
    });
    await transaction.updateTable('auth.users').set({ recovery_sent_at: now }).where('id', '=', account.id).execute();
    const address = `${context.siteUrl}${paths.resetPassword}#token_hash=${secret}&type=recovery`;
    await queueMail(
      transaction,
      accountMails.resetPassword({
        to: account.email,
        language: languageOf(account),
        siteUrl: context.siteUrl,
        address,
      }),
    );
  });
}
