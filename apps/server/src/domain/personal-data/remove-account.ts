import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import { type AccountContext, requireAccount } from '../accounts/account.ts';
import { announceEvent } from '../accounts/announce-event.ts';
import { carryDebt } from '../accounts/carry-debt.ts';
import { decideSettlement } from '../contracts/decide-settlement.ts';
import { unspentRefunds } from '../contracts/unspent-refunds.ts';
import { accountMails } from '../mail/account-mails.ts';
import { readRetention } from './read-retention.ts';

interface Refund {
  /** Its number, as people read it. */
  readonly order: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly isDisputed: boolean;
}

/**
 * Deletes everything personal and keeps an empty account, which the ledger and paid orders refer to, until the law no
 * longer requires them. Refunds unspent tokens if requested; otherwise they end with the account. A mail confirms it.
 */
export async function removeAccount(
  { database, clock, siteUrl }: AccountContext,
  id: string,
  refundsUnspent: boolean,
): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    await closeOrders(transaction, id);
    const account = await requireAccount(transaction, id);
    const retention = await readRetention({ kysely: transaction }, id);
    await dropRuns(transaction, id);
    const refunds = refundsUnspent ? await refundUnspent(transaction, id) : [];
    const now = clock();
    await transaction.deleteFrom('auth.mfa_factors').where('user_id', '=', id).execute();
    await transaction.deleteFrom('auth.one_time_tokens').where('user_id', '=', id).execute();
    await transaction.deleteFrom('auth.flow_states').where('user_id', '=', id).execute();
    await transaction.deleteFrom('private.admin_requests').where('user_id', '=', id).execute();
    await transaction.deleteFrom('private.mails').where('user_id', '=', id).where('order_id', 'is', null).execute();
    await transaction.deleteFrom('public.billing_details').where('user_id', '=', id).execute();
    await transaction.deleteFrom('public.rule_mails').where('user_id', '=', id).execute();
    await transaction.deleteFrom('public.user_configurations').where('user_id', '=', id).execute();
    await transaction.deleteFrom('public.profiles').where('id', '=', id).execute();
    const email = `${id}@deleted.invalid`;
    // whether a business ordered decides on withdrawal and refunds that are still to come
    await transaction
      .updateTable('public.orders')
      .set({ billing: sql`jsonb_build_object('isBusiness', billing -> 'isBusiness', 'country', billing -> 'country')` })
      .where('user_id', '=', id)
      .where('billing', 'is not', null)
      .execute();
    await transaction.updateTable('public.customers').set({ email, name: null }).where('user_id', '=', id).execute();
    await transaction
      .updateTable('auth.users')
      .set({
        email,
        password_hash: null,
        app_metadata: '{}',
        user_metadata: '{}',
        deleted_at: now,
        kept_until: sql<string>`greatest(${retention.vouchersUntil}::date, ${retention.documentsUntil}::date, ${retention.declarationsUntil}::date, private.day_in_berlin(${now.toISOString()}))`,
      })
      .where('id', '=', id)
      .execute();
    await transaction
      .updateTable('private.mailboxes')
      .set({ released_at: now })
      .where('hash', '=', ({ selectFrom }) => selectFrom('auth.users').select('mailbox_hash').where('id', '=', id))
      .execute();
    await carryDebt(transaction, siteUrl, id);
    await announceEvent(transaction, siteUrl, 'delete_account', {
      account,
      formerEmail: account.email,
      mail: (head) => accountMails.accountDeleted({ ...head, address: siteUrl, retention, refunds }),
    });
  });
}

/** Stops new and pending orders. */
async function closeOrders(transaction: Transaction<Schema>, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('order:' || ${id}, 0))`.execute(transaction);
  await transaction
    .updateTable('public.orders')
    .set({ state: 'expired' })
    .where('user_id', '=', id)
    .where('state', 'in', ['draft', 'open'])
    .execute();
  // orders before the account and the account before the balance, in the lock order of order fulfillment
  await transaction.selectFrom('auth.users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

async function refundUnspent(transaction: Transaction<Schema>, id: string): Promise<Refund[]> {
  const decided: Refund[] = [];
  for (const { contract, amount, waiting, refunds } of await unspentRefunds(transaction, id)) {
    const decision = { cause: 'account_end', contract, noticeId: null, endsPlan: false, refunds } as const;
    if (!(await decideSettlement(transaction, decision))) continue;
    const { currency, number: order } = contract;
    if (amount > waiting) decided.push({ order, amount: amount - waiting, currency, isDisputed: false });
    if (waiting > 0) decided.push({ order, amount: waiting, currency, isDisputed: true });
  }
  return decided;
}

/** Voids runs in progress and deletes the results of earlier ones. */
async function dropRuns(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction.selectFrom('public.user_tokens').select('user_id').where('user_id', '=', id).forUpdate().execute();
  await transaction
    .selectFrom('public.generations')
    .select(sql`private.release_generation(id, 'account_deleted')`.as('released'))
    .where('user_id', '=', id)
    .where('state', '=', 'held')
    .execute();
  await transaction
    .updateTable('public.generations')
    .set({ result: null })
    .where('user_id', '=', id)
    .where('result', 'is not', null)
    .execute();
}
