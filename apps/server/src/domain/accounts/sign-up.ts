import { hasVisibleText } from '@regelwerk/contract/shared/has-visible-text';
import { limits } from '@regelwerk/contract/shared/limits';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import type { Account, AccountContext } from './account.ts';
import { canonicalEmail } from './canonical-email.ts';
import { giveGift } from './give-gift.ts';
import { isAddressTaken } from './is-address-taken.ts';
import { mailboxHash } from './mailbox-hash.ts';
import { hashPassword } from './password-hash.ts';
import { requireGoodPassword } from './require-good-password.ts';
import { resealMailbox } from './reseal-mailbox.ts';
import { type Device, type LiveSession, openSession } from './session.ts';

interface SignUp {
  readonly email: string;
  readonly password: string;
  /** Data that the person provides; `name` becomes the display name. Never contains rights. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly device: Device;
}

/** Creates an account with its profile, balance and first ledger row in one transaction, and signs it in. */
export async function signUp(context: AccountContext, input: SignUp): Promise<LiveSession> {
  const email = canonicalEmail(input.email);
  requireGoodPassword(input.password);
  const passwordHash = await hashPassword(input.password, context.passwordCost);
  return context.database.kysely.transaction().execute(async (transaction) => {
    const account = await insertAccount(context, transaction, { email, passwordHash, data: input.data });
    if (account === undefined) throw new AppError('user_already_exists', 'User already registered');
    return openSession(context, transaction, { account, method: 'password', device: input.device });
  });
}

/** Undefined if the address is taken. */
export async function insertAccount(
  context: AccountContext,
  transaction: Transaction<Schema>,
  input: {
    readonly email: string;
    readonly passwordHash: string | null;
    readonly data: Readonly<Record<string, unknown>>;
    /** Set by the operator; otherwise the setting for new accounts decides. */
    readonly isConfirmed?: boolean;
  },
): Promise<Account | undefined> {
  const { clock, confirmsMail, seal } = context;
  const now = clock();
  const { isConfirmed = !confirmsMail } = input;
  if (await isAddressTaken(transaction, { email: input.email, now })) return undefined;
  await resealMailbox(transaction, seal, input.email);
  const account = await transaction
    .insertInto('auth.users')
    .values({
      email: input.email,
      mailbox_hash: mailboxHash(seal.newest, input.email),
      password_hash: input.passwordHash,
      app_metadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
      user_metadata: JSON.stringify(input.data),
      email_confirmed_at: isConfirmed ? now : null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (account === undefined) return undefined;
  await transaction
    .insertInto('public.profiles')
    .values({ id: account.id, display_name: displayName(account), created_at: now })
    .execute();
  await transaction.insertInto('public.user_tokens').values({ user_id: account.id }).execute();
  await giveGift(context, transaction, account);
  return account;
}

/** The given name, else the part of the address before the at sign. */
function displayName({ email, user_metadata }: Account): string {
  const given = typeof user_metadata.name === 'string' ? user_metadata.name.trim() : '';
  const name = hasVisibleText(given) ? given : (email.split('@')[0] ?? email);
  return [...name].slice(0, limits.displayName).join('');
}
