import { sql } from 'kysely';
import { renderSVG } from 'uqr';
import { AppError } from '../../kernel/app-error.ts';
import { type AccountContext, isAdmin } from '../account.ts';
import type { LiveCaller } from '../require-live-session.ts';
import { createTotp } from './create-totp.ts';
import { sealSecret } from './seal-secret.ts';

const recentMs = 15 * 60_000;

/** The facts that a person needs to set up an authenticator app. */
export interface Enrollment {
  readonly id: string;
  readonly friendlyName: string;
  /** An SVG; it contains no character that a data URL would have to escape. */
  readonly qrCode: string;
  readonly secret: string;
  readonly uri: string;
}

/**
 * Starts to add an authenticator app, which counts once its first code was entered; a set-up that was never finished is
 * replaced. Only admins have a second factor, and one at a time; they signed in just now.
 */
export async function enrollFactor(
  { database, seal, clock }: AccountContext,
  { account, amr, friendlyName }: Pick<LiveCaller, 'account' | 'amr'> & { readonly friendlyName: string },
): Promise<Enrollment> {
  if (!isAdmin(account)) throw new AppError('mfa_totp_enroll_not_enabled', 'Two-factor authentication is for admins');
  const now = clock();
  requireRecentSignIn({ amr }, now);
  const totp = createTotp({ email: account.email });
  const secret = totp.secret.base32;
  const values = {
    friendly_name: friendlyName,
    secret: sealSecret(seal.newest, account.id, secret),
    created_at: now,
    updated_at: now,
  };
  const factor = await database.kysely
    .insertInto('auth.mfa_factors')
    .values({ user_id: account.id, ...values })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...values, id: sql`gen_random_uuid()`, last_step: null, recovery_id: null })
        .where('auth.mfa_factors.status', '=', 'unverified'),
    )
    .returning('id')
    .executeTakeFirst();
  if (factor === undefined)
    throw new AppError('mfa_verified_factor_exists', 'A verified factor exists, unenroll it to continue');
  const uri = totp.toString();
  const qrCode = renderSVG(uri, { ecc: 'M', border: 4, pixelSize: 4, whiteColor: 'white', blackColor: 'black' });
  return { id: factor.id, friendlyName, qrCode, secret, uri };
}

/** Throws unless the person signed in within the last quarter of an hour: an open session does not prove ownership. */
function requireRecentSignIn({ amr }: Pick<LiveCaller, 'amr'>, now: Date): void {
  const newest = Math.max(...amr.map(({ timestamp }) => timestamp));
  if (now.getTime() - newest * 1000 > recentMs)
    throw new AppError('reauthentication_needed', 'Sign in again to add a factor');
}
