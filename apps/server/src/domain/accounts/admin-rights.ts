import { paths } from '@regelwerk/contract/shared/paths';
import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import { languageOf } from '../kernel/language-of.ts';
import { readableEmail } from '../kernel/readable-email.ts';
import { accountMails } from '../mail/account-mails.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type Account, type AccountContext, accounts, isAdmin, isBanned, requireAccount } from './account.ts';
import { announceEvent } from './announce-event.ts';
import { canonicalEmail } from './canonical-email.ts';
import { dropFactor } from './drop-factor.ts';
import { mergeMetadata } from './merge-metadata.ts';

// one at a time across all processes: this lock decides the first claim and protects the last admin; the trigger
// `keep_an_admin` takes it too, always after the lock of the account
const adminLock = 7_301_001;

/**
 * Grants or revokes admin rights. Admins may do so; while there is no admin, the earliest account may do so for
 * itself. `actor` is null for the operator on the command line. Refuses to remove the last admin who can sign in. Audits
 * every change and mails it to the account; with the right goes its second factor. Returns the account, and whether
 * anything has changed.
 */
export async function setAdmin(
  { database, siteUrl }: AccountContext,
  input: { readonly actor: string | null; readonly email: string; readonly isAdmin: boolean },
): Promise<{ readonly account: Account; readonly isChanged: boolean }> {
  const email = canonicalEmail(input.email);
  return database.kysely.transaction().execute(async (transaction) => {
    const account = await accounts(transaction).where('email', '=', email).forUpdate().executeTakeFirst();
    await sql`select pg_advisory_xact_lock(${adminLock})`.execute(transaction);
    await requireRight(transaction, input.actor, account, input.isAdmin);
    if (account === undefined) throw new AppError('user_not_found', 'User not found');
    if (isAdmin(account) === input.isAdmin) return { account, isChanged: false };
    if (!input.isAdmin) await requireOtherAdmin(transaction, account.id);
    const metadata = mergeMetadata(account.app_metadata, { is_admin: input.isAdmin ? true : null });
    const changed = await transaction
      .updateTable('auth.users')
      .set({ app_metadata: JSON.stringify(metadata) })
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await followRight(transaction, siteUrl, { account: changed, actor: input.actor });
    return { account: changed, isChanged: true };
  });
}

/** Does what a new or a lost right brings along, and tells of it. */
export async function followRight(
  transaction: Transaction<Schema>,
  siteUrl: string,
  { account, actor }: { readonly account: Account; readonly actor: string | null },
): Promise<void> {
  await transaction.deleteFrom('private.admin_requests').where('user_id', '=', account.id).execute();
  const is = isAdmin(account);
  if (!is) await dropFactor(transaction, account.id);
  await announceEvent(transaction, siteUrl, is ? 'grant_admin' : 'remove_admin', {
    account,
    actor,
    before: { is_admin: !is },
    after: { is_admin: is },
    mail: (head) =>
      is
        ? accountMails.adminGranted({ ...head, address: `${siteUrl}${paths.adminOverview}` })
        : accountMails.adminRemoved({ ...head, address: `${siteUrl}${paths.account}` }),
  });
}

/** Throws if no admin but this one can sign in. */
export async function requireOtherAdmin(executor: Kysely<Schema>, id: string): Promise<void> {
  const { rows } = await sql<{ others: boolean }>`select private.has_working_admin(${id}) as others`.execute(executor);
  if (rows[0]?.others !== true) throw new AppError('last_admin', 'The last admin cannot be removed.');
}

/** Records a request for admin rights and notifies every admin; a repeated request changes nothing. */
export async function requestAdmin({ database, siteUrl, clock }: AccountContext, userId: string): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const account = await requireAccount(transaction, userId);
    if (isAdmin(account)) return;
    const added = await transaction
      .insertInto('private.admin_requests')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (added === undefined) return;
    const address = `${siteUrl}${paths.adminSetup}`;
    for (const admin of await admins(transaction)) {
      if (isBanned(admin, clock())) continue;
      const mail = {
        to: admin.email,
        language: languageOf(admin),
        siteUrl,
        address,
        person: readableEmail(account.email),
      };
      await queueMail(transaction, accountMails.adminRequested(mail));
    }
  });
}

async function requireRight(
  transaction: Transaction<Schema>,
  actor: string | null,
  account: Account | undefined,
  wantsAdmin: boolean,
): Promise<void> {
  if (actor === null) return;
  const acting = await requireAccount(transaction, actor);
  if (isAdmin(acting)) return;
  const isClaim = wantsAdmin && account?.id === actor && (await countAdmins(transaction)) === 0;
  if (isClaim && (await isEarliest(transaction, actor))) return;
  throw new AppError('not_admin', 'User not allowed');
}

async function isEarliest(transaction: Transaction<Schema>, id: string): Promise<boolean> {
  const first = await transaction
    .selectFrom('public.profiles')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.id === id;
}

function admins(transaction: Transaction<Schema>): Promise<Account[]> {
  return accounts(transaction).where(sql<boolean>`app_metadata -> 'is_admin' = 'true'::jsonb`).execute();
}

async function countAdmins(transaction: Transaction<Schema>): Promise<number> {
  return (await admins(transaction)).length;
}
