import type { Database } from '@regelwerk/database/open-database';
import type { Seal } from '../../kernel/seal.ts';
import { openSecret, sealSecret } from './seal-secret.ts';

/** Puts the secrets of all authenticator apps under the newest seal, while there is an older one. Only admins have one. */
export async function resealSecrets({ kysely }: Database, seal: Seal): Promise<void> {
  if (seal.all.length === 1) return;
  const factors = await kysely.selectFrom('auth.mfa_factors').select(['id', 'user_id', 'secret']).execute();
  for (const { id, user_id, secret } of factors)
    await kysely
      .updateTable('auth.mfa_factors')
      .set({ secret: sealSecret(seal.newest, user_id, openSecret(seal.all, user_id, secret)) })
      .where('id', '=', id)
      // a new set-up in between is under the newest seal already
      .where('secret', '=', secret)
      .execute();
}
