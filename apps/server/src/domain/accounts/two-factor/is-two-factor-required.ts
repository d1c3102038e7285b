import { sql } from 'kysely';
import type { AccountContext } from '../account.ts';

export async function isTwoFactorRequired({ database }: Pick<AccountContext, 'database'>): Promise<boolean> {
  const { rows } = await sql<{ required: boolean }>`select private.requires_two_factor() as required`.execute(
    database.kysely,
  );
  return rows[0]?.required === true;
}
