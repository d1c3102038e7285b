import type { Admin } from '@regelwerk/contract/admin/admins';
import { sql } from 'kysely';
import type { AccountContext } from '../accounts/account.ts';

/** Returns all admins, the longest-serving first. */
export async function listAdmins({ database, clock }: AccountContext): Promise<Admin[]> {
  const now = clock();
  const rows = await database.kysely
    .selectFrom('auth.users as u')
    .leftJoin('auth.mfa_factors as f', (join) => join.onRef('f.user_id', '=', 'u.id').on('f.status', '=', 'verified'))
    .select(['u.id', 'u.email', 'u.last_sign_in_at', 'u.banned_until', 'f.id as factor_id'])
    .select(sql<string>`coalesce(u.user_metadata ->> 'name', '')`.as('name'))
    .select(({ selectFrom }) =>
      selectFrom('private.audit_log as log')
        .select(({ fn }) => fn.max('log.created_at').as('at'))
        .where('log.action', '=', 'grant_admin')
        .where('log.subject_id', '=', sql<string>`u.id::text`)
        .as('since'),
    )
    .where(sql<boolean>`u.app_metadata -> 'is_admin' = 'true'::jsonb`)
    .where('u.deleted_at', 'is', null)
    .orderBy('since', (by) => by.asc().nullsFirst())
    .orderBy('u.email')
    .execute();
  return rows.map(({ id, email, name, since, factor_id, last_sign_in_at, banned_until }) => ({
    id,
    email,
    name,
    since: since?.toISOString() ?? null,
    hasTwoFactor: factor_id !== null,
    lastSignInAt: last_sign_in_at?.toISOString() ?? null,
    bannedUntil: banned_until !== null && banned_until > now ? banned_until.toISOString() : null,
  }));
}
