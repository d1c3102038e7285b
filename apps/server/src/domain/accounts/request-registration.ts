import { paths } from '@regelwerk/contract/shared/paths';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';
import { languageOf } from '../kernel/language-of.ts';
import { accountMails } from '../mail/account-mails.ts';
import { addressMails } from '../mail/address-mails.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type AccountContext, findAccount } from './account.ts';
import { canonicalEmail } from './canonical-email.ts';
import { hashPassword } from './password-hash.ts';
import { requireGoodPassword } from './require-good-password.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { insertAccount } from './sign-up.ts';

/** A sign-up where addresses are confirmed first; the address is canonical. */
export interface RegistrationRequest {
  readonly email: string;
  readonly passwordHash: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly redirectTo: string;
}

/** Only records the request: the address is checked later, where nothing can be timed. */
export async function requestRegistration(
  { database, passwordCost }: AccountContext,
  input: Omit<RegistrationRequest, 'passwordHash'> & { readonly password: string },
): Promise<void> {
  const email = canonicalEmail(input.email);
  requireGoodPassword(input.password);
  const passwordHash = await hashPassword(input.password, passwordCost);
  const request: RegistrationRequest = { email, passwordHash, data: input.data, redirectTo: input.redirectTo };
  await addJob(database.kysely, jobs.register, request);
}

/**
 * Creates the account and mails the link that confirms it. If the address is taken, its mailbox gets a mail that says
 * so.
 */
export async function register(context: AccountContext, request: RegistrationRequest): Promise<void> {
  const { database, siteUrl } = context;
  await database.kysely.transaction().execute(async (transaction) => {
    const account = await insertAccount(context, transaction, request);
    if (account !== undefined)
      return sendConfirmation(context, transaction, { account, redirectTo: request.redirectTo });
    const known = await findAccount(transaction, request.email);
    const mail = { to: request.email, language: languageOf(known ?? { user_metadata: request.data }), siteUrl };
    return queueMail(
      transaction,
      known === undefined
        ? addressMails.reserved({ ...mail, address: `${siteUrl}${paths.signUp}` })
        : accountMails.alreadyRegistered({ ...mail, address: `${siteUrl}${paths.signIn}` }),
    );
  });
}
