import { randomUUID } from 'node:crypto';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { requestReused } from '../kernel/request-reused.ts';

/**
 * Books an admin's adjustment with its reason: a positive amount adds, a negative one takes but never below zero. The
 * same request books once, and is refused with another amount or reason. Returns the new balance.
 */
export async function adjustTokens(
  { kysely }: Database,
  input: {
    readonly actor: string;
    readonly userId: string;
    readonly amount: number;
    readonly reason: string;
    readonly requestId?: string | undefined;
  },
): Promise<number> {
  const { actor, userId, amount, reason, requestId = randomUUID() } = input;
  return kysely.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('auth.users')
      .select('id')
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      // a repeated request waits here and then finds the first booking
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (person === undefined) throw new AppError('user_not_found', 'User not found', { field: 'userId' });
    const act = `Admin ${amount > 0 ? 'added' : 'removed'} ${Math.abs(amount)} tokens`;
    const description = reason === act ? act : `${act}: ${reason}`;
    const booked = await transaction
      .selectFrom('public.token_transactions')
      .select(['balance_after', 'delta', 'details'])
      .where('source_type', '=', 'adjustment')
      .where('source_id', '=', requestId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (booked !== undefined) {
      if (booked.delta !== amount || booked.details?.reason !== reason) throw requestReused();
      return booked.balance_after;
    }
    const { rows } = await sql<{ balance: number }>`
      select private.post_tokens(${userId}, ${amount}, ${description}, 'adjustment', ${requestId}, ${actor}, ${JSON.stringify({ reason })}) as balance
    `.execute(transaction);
    const balance = rows[0]?.balance ?? 0;
    if (amount < 0 && balance < 0)
      throw new AppError('no_tokens', 'The balance would fall below zero.', { field: 'amount' });
    const after = { amount, balance };
    await recordAudit(transaction, { actor, action: 'adjust_tokens', subject: userId, after, reason });
    return balance;
  });
}
