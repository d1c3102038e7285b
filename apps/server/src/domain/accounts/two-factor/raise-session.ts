import type { AuthenticationMethod } from '@regelwerk/database/column-types';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import type { Account } from '../account.ts';
import { isSecondFactor } from '../is-second-factor.ts';
import type { LiveSession } from '../session.ts';

/** Raises a session to the second level and returns it with its next refresh token. */
export async function raiseSession(
  transaction: Transaction<Schema>,
  input: {
    readonly account: Account;
    readonly sessionId: string;
    readonly method: 'totp' | 'mfa/recovery_code';
    readonly now: Date;
  },
): Promise<LiveSession> {
  const { account, sessionId, method, now } = input;
  const session = await transaction
    .selectFrom('auth.sessions')
    .select(['amr', 'generation'])
    .where('id', '=', sessionId)
    .where('user_id', '=', account.id)
    .forUpdate()
    .executeTakeFirst();
  if (session === undefined) throw new AppError('session_not_found', 'Session not found');
  const proof: AuthenticationMethod = { method, timestamp: Math.floor(now.getTime() / 1000) };
  const amr = [proof, ...session.amr.filter((one) => !isSecondFactor(one))];
  const generation = session.generation + 1;
  await transaction
    .updateTable('auth.sessions')
    .set({ aal: 'aal2', amr: JSON.stringify(amr), generation, refreshed_at: now })
    .where('id', '=', sessionId)
    .execute();
  return { account, sessionId, generation, amr, aal: 'aal2' };
}
