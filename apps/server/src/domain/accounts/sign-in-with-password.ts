import { AppError } from '../kernel/app-error.ts';
import { type Account, type AccountContext, accounts, findAccount, isBanned } from './account.ts';
import { canonicalEmail } from './canonical-email.ts';
import { hashPassword, isOutdated, isPassword } from './password-hash.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { type Device, isKnownDevice, type LiveSession, openSession } from './session.ts';

const pauseMs = 60_000;

const refused = () => new AppError('invalid_credentials', 'Invalid login credentials');

/**
 * Signs in by address and password. An unknown address costs the same work and gets the same answer as a wrong
 * password. `useAttempt` counts attempts on the account, or on the account from this device if it is a known one.
 */
export async function signInWithPassword(
  context: AccountContext,
  input: {
    readonly email: string;
    readonly password: string;
    readonly device: Device;
    readonly useAttempt: (key: string) => Promise<void>;
  },
): Promise<LiveSession> {
  const { database, clock, passwordCost } = context;
  const email = readableEmail(input.email);
  const account = await findAccount(database.kysely, email);
  const isKnown = await isKnownDevice(
    context,
    account?.id ?? '00000000-0000-0000-0000-000000000000',
    input.device.address,
  );
  await input.useAttempt(isKnown ? `${email} ${input.device.address}` : email);
  if (!(await isPassword(input.password, account?.password_hash, passwordCost)) || account === undefined)
    throw refused();
  if (account.email_confirmed_at === null) {
    await confirmAgain(context, account);
    throw new AppError('email_not_confirmed', 'Email not confirmed');
  }
  if (isBanned(account, clock())) throw new AppError('user_banned', 'User is banned');
  // the password is only known now: a hash of another cost is replaced while it is
  const renewed = isOutdated(account.password_hash, passwordCost)
    ? await hashPassword(input.password, passwordCost)
    : undefined;
  return database.kysely.transaction().execute(async (transaction) => {
    // the password may have changed during the check
    const current = await accounts(transaction).where('id', '=', account.id).forUpdate().executeTakeFirst();
    if (current?.password_hash !== account.password_hash) throw refused();
    if (renewed !== undefined)
      await transaction
        .updateTable('auth.users')
        .set({ password_hash: renewed })
        .where('id', '=', account.id)
        .execute();
    return openSession(context, transaction, { account: current, method: 'password', device: input.device });
  });
}

/** Sends a lost confirmation link again to a person who knows the password, at most once a minute. */
async function confirmAgain(context: AccountContext, account: Account): Promise<void> {
  const sentAt = account.confirmation_sent_at?.getTime() ?? 0;
  if (context.clock().getTime() - sentAt < pauseMs) return;
  await context.database.kysely
    .transaction()
    .execute((transaction) => sendConfirmation(context, transaction, { account, redirectTo: context.siteUrl }));
}

function readableEmail(written: string): string {
  try {
    return canonicalEmail(written);
  } catch {
    throw refused();
  }
}
