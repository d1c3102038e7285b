import type { Schema } from '@regelwerk/database/schema';
import type { Kysely, Selectable } from 'kysely';

/** A second factor as clients see it. */
export interface Factor {
  readonly id: string;
  readonly friendly_name: string;
  readonly factor_type: 'totp' | 'recovery_code';
  readonly status: 'unverified' | 'verified';
  readonly created_at: string;
  readonly updated_at: string;
}

type Row = Selectable<Schema['auth.mfa_factors']>;

/** Returns the second factors of each account that has any: its authenticator app and its recovery codes. */
export async function listFactors(
  kysely: Kysely<Schema>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Factor[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await kysely.selectFrom('auth.mfa_factors').selectAll().where('user_id', 'in', userIds).execute();
  return new Map(rows.map((row) => [row.user_id, factorsIn(row)]));
}

function factorsIn({ id, friendly_name, status, recovery_id, ...row }: Row): readonly Factor[] {
  const times = { created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
  const app: Factor = { id, friendly_name, factor_type: 'totp', status, ...times };
  if (recovery_id === null) return [app];
  const codes = { id: recovery_id, friendly_name: 'Recovery codes', status: 'verified', ...times } as const;
  return [app, { ...codes, factor_type: 'recovery_code' }];
}
