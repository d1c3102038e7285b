import type { Account } from '../domain/accounts/account.ts';
import type { Factor } from '../domain/accounts/two-factor/list-factors.ts';
import { readableEmail } from '../domain/kernel/readable-email.ts';

/** Returns an account as the auth client knows it, without the password hash. */
export function presentUser(account: Account, factors: readonly Factor[] = []) {
  const optional = (name: string, time: Date | null) => (time === null ? {} : { [name]: time.toISOString() });
  const email = readableEmail(account.email);
  const created = account.created_at.toISOString();
  const updated = account.updated_at.toISOString();
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    ...optional('email_confirmed_at', account.email_confirmed_at),
    ...optional('confirmed_at', account.email_confirmed_at),
    ...optional('confirmation_sent_at', account.confirmation_sent_at),
    ...optional('recovery_sent_at', account.recovery_sent_at),
    ...optional('last_sign_in_at', account.last_sign_in_at),
    ...optional('banned_until', account.banned_until),
    app_metadata: account.app_metadata,
    user_metadata: account.user_metadata,
    identities: [
      {
        identity_id: account.id,
        id: account.id,
        user_id: account.id,
        identity_data: { email, sub: account.id },
        provider: 'email',
        ...optional('last_sign_in_at', account.last_sign_in_at),
        created_at: created,
        updated_at: updated,
        email,
      },
    ],
    ...(factors.length === 0 ? {} : { factors }),
    created_at: created,
    updated_at: updated,
    is_anonymous: false,
  };
}
