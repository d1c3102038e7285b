import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { accessTokenLimits } from '@regelwerk/contract/account/access-token-limits';
import { accessTokenScopes } from '@regelwerk/contract/account/access-token-scopes';
import type { OwnAccessToken } from '@regelwerk/contract/account/access-tokens';
import { paths } from '@regelwerk/contract/shared/paths';
import { AppError } from '../../kernel/app-error.ts';
import type { AccountContext } from '../account.ts';
import { hashSecret } from './access-token.ts';
import { createAccessToken, requireRoomForToken } from './create-access-token.ts';
import { holdAccount } from './hold-account.ts';

const lifetimeSeconds = 600;
const pollSeconds = 5;
/** No vowels, which make words, and nothing that people take for one another (RFC 8628, section 6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';

/** Starts the wait of a program for a token; only hashes of both codes are kept. */
export async function requestDevice({ database, clock, siteUrl, seal }: AccountContext, machineName: string) {
  const deviceCode = randomBytes(32).toString('base64url');
  const picked = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  const userCode = `${picked.slice(0, 4)}-${picked.slice(4)}`;
  const now = clock();
  await database.kysely
    .insertInto('auth.device_codes')
    .values({
      code_hash: hashSecret(deviceCode),
      user_code_hash: hashUserCode(seal, userCode),
      machine_name: machineName,
      poll_seconds: pollSeconds,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeSeconds * 1000),
    })
    .execute();
  const page = `${siteUrl}${paths.device}`;
  return {
    device_code: deviceCode,
    user_code: userCode,
    verification_uri: page,
    verification_uri_complete: `${page}?code=${userCode}`,
    expires_in: lifetimeSeconds,
    interval: pollSeconds,
  };
}

/** Returns what waits under a code that a person typed; throws if nothing does. */
export async function readDevice({ database, clock, seal }: AccountContext, userCode: string) {
  const waiting = await database.kysely
    .selectFrom('auth.device_codes')
    .select(['machine_name', 'created_at'])
    .where('user_code_hash', '=', hashUserCode(seal, userCode))
    .where('is_approved', 'is', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (waiting === undefined) throw unknownCode();
  return { machineName: waiting.machine_name, requestedAt: waiting.created_at.toISOString() };
}

/** Approves or denies what waits under a code, once. */
export async function decideDevice(
  { database, clock, seal }: AccountContext,
  input: {
    readonly userId: string;
    readonly sessionId: string;
    readonly userCode: string;
    readonly approve: boolean;
  },
): Promise<void> {
  const { userId, sessionId, userCode, approve } = input;
  await database.kysely.transaction().execute(async (transaction) => {
    await holdAccount(transaction, userId, sessionId);
    if (approve) await requireRoomForToken(transaction, userId);
    const decided = await transaction
      .updateTable('auth.device_codes')
      .set({ user_id: userId, is_approved: approve })
      .where('user_code_hash', '=', hashUserCode(seal, userCode))
      .where('is_approved', 'is', null)
      .where('expires_at', '>', clock())
      .returning('code_hash')
      .executeTakeFirst();
    if (decided === undefined) throw unknownCode();
  });
}

type Polled = OwnAccessToken & { readonly secret: string };

/** Returns the token of an approved program, once; throws with a code of RFC 8628 before, and after a refusal. */
export async function redeemDevice(context: AccountContext, deviceCode: string): Promise<Polled> {
  const { database, clock } = context;
  // a refusal must not undo what it noted
  const outcome = await database.kysely.transaction().execute(async (transaction): Promise<Polled | AppError> => {
    const ofCode = transaction.selectFrom('auth.device_codes').where('code_hash', '=', hashSecret(deviceCode));
    const owner = (await ofCode.select('user_id').executeTakeFirst())?.user_id ?? null;
    // the account before the code, as where all are revoked
    if (owner !== null) await holdAccount(transaction, owner);
    const row = await ofCode.selectAll().forUpdate().executeTakeFirst();
    const now = clock();
    if (row === undefined || row.expires_at <= now)
      return new AppError('expired_token', 'This device code is unknown, used or has lapsed. Start again.');
    const own = transaction.deleteFrom('auth.device_codes').where('code_hash', '=', row.code_hash);
    if (owner === null) {
      const isEarly =
        row.polled_at !== null && now.getTime() - row.polled_at.getTime() < (row.poll_seconds - 0.5) * 1000;
      await transaction
        .updateTable('auth.device_codes')
        .set({ polled_at: now, poll_seconds: row.poll_seconds + (isEarly ? 5 : 0) })
        .where('code_hash', '=', row.code_hash)
        .execute();
      return isEarly
        ? new AppError('slow_down', 'Ask less often: wait five seconds longer between two calls.')
        : new AppError('authorization_pending', 'The person has not decided yet.');
    }
    await own.execute();
    if (row.is_approved !== true) return new AppError('access_denied', 'The person denied the request.');
    return createAccessToken(context, transaction, {
      userId: owner,
      name: row.machine_name,
      scopes: accessTokenScopes,
      days: accessTokenLimits.usualDays,
      dailyLimit: accessTokenLimits.usualDaily,
    });
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/** The code is short, so that its hash is keyed; people type it in any case and with any separator. */
function hashUserCode(seal: AccountContext['seal'], typed: string): string {
  const code = typed.toUpperCase().replaceAll(/[^A-Z]/g, '');
  return createHmac('sha256', seal.newest).update(`device ${code}`).digest('base64url');
}

const unknownCode = () => new AppError('not_found', 'This code is unknown, used or has lapsed.', { field: 'userCode' });
