import type { AccountContext } from '../accounts/account.ts';

/** Returns the pending requests for admin rights, oldest first. */
export async function listAdminRequests({ database }: AccountContext) {
  return database.kysely
    .selectFrom('private.admin_requests')
    .innerJoin('auth.users', 'auth.users.id', 'private.admin_requests.user_id')
    .select(['auth.users.email', 'private.admin_requests.created_at'])
    .where('auth.users.deleted_at', 'is', null)
    .orderBy('private.admin_requests.created_at')
    .limit(200)
    .execute();
}
