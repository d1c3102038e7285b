import type { AuthenticationMethod } from '@regelwerk/database/column-types';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import { hashAddress } from '../kernel/hash-address.ts';
import { type Account, type AccountContext, accounts, isBanned } from './account.ts';
import { openRefreshToken } from './refresh-token.ts';

/** The origin of a call. */
export interface Device {
  readonly address: string;
  readonly userAgent: string;
}

/** A live session with its owner: everything that an answer with tokens needs. */
export interface LiveSession {
  readonly account: Account;
  readonly sessionId: string;
  readonly generation: number;
  readonly amr: readonly AuthenticationMethod[];
  /** `aal2` once a second factor was entered. */
  readonly aal: 'aal1' | 'aal2';
}

/** Opens a session for a person who has proved their identity. */
export async function openSession(
  { clock, seal }: AccountContext,
  transaction: Transaction<Schema>,
  input: { readonly account: Account; readonly method: AuthenticationMethod['method']; readonly device: Device },
): Promise<LiveSession> {
  const now = clock();
  if (isBanned(input.account, now)) throw new AppError('user_banned', 'User is banned');
  const amr = [{ method: input.method, timestamp: Math.floor(now.getTime() / 1000) }];
  const session = await transaction
    .insertInto('auth.sessions')
    .values({
      user_id: input.account.id,
      amr: JSON.stringify(amr),
      address_hash: hashAddress(seal.newest, input.device.address),
      user_agent: input.device.userAgent.slice(0, 300),
      created_at: now,
      refreshed_at: now,
    })
    .returning(['id', 'generation'])
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('auth.users')
    .set({ last_sign_in_at: now })
    .where('id', '=', input.account.id)
    .execute();
  return {
    account: { ...input.account, last_sign_in_at: now },
    sessionId: session.id,
    generation: session.generation,
    amr,
    aal: 'aal1',
  };
}

/**
 * Exchanges a refresh token. The active one is replaced by the next; its parent, or any token shortly after the last
 * exchange, gets the active one again, so that tabs and lost answers converge. Anything older ends the session.
 */
export async function rotateSession(
  context: AccountContext & { readonly reuseSeconds: number },
  token: string,
): Promise<LiveSession> {
  const { database, clock, seal, reuseSeconds } = context;
  const ticket = openRefreshToken(seal.all, token);
  const now = clock();
  const live = await database.kysely.transaction().execute(async (transaction) => {
    const session = await transaction
      .selectFrom('auth.sessions')
      .selectAll()
      .where('id', '=', ticket.sessionId)
      .forUpdate()
      .executeTakeFirst();
    const account = session && (await accounts(transaction).where('id', '=', session.user_id).executeTakeFirst());
    if (session === undefined || account === undefined) throw new AppError('session_not_found', 'Session not found');
    if (isBanned(account, now)) throw new AppError('user_banned', 'User is banned');
    const found = { account, sessionId: session.id, amr: session.amr, aal: session.aal };
    if (ticket.generation === session.generation) {
      const generation = session.generation + 1;
      await transaction
        .updateTable('auth.sessions')
        .set({ generation, refreshed_at: now })
        .where('id', '=', session.id)
        .execute();
      return { ...found, generation };
    }
    const isRecent = now.getTime() - session.refreshed_at.getTime() <= reuseSeconds * 1000;
    if (ticket.generation === session.generation - 1 || isRecent) return { ...found, generation: session.generation };
    await transaction.deleteFrom('auth.sessions').where('id', '=', session.id).execute();
    return undefined;
  });
  if (live === undefined) throw new AppError('refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  return live;
}

/**
 * Returns whether the person has a session from this address, so that a stranger's guesses do not lock out the
 * owner's device.
 */
export async function isKnownDevice(
  { database, seal }: AccountContext,
  accountId: string,
  address: string,
): Promise<boolean> {
  const found = await database.kysely
    .selectFrom('auth.sessions')
    .select('id')
    .where('user_id', '=', accountId)
    .where(
      'address_hash',
      'in',
      seal.all.map((key) => hashAddress(key, address)),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
