import type { AuditAction } from '@regelwerk/contract/admin/audit-log';
import type { Database } from '@regelwerk/database/open-database';

/** Notes in the audit log that an admin has opened the page of a person, once a day (UTC) for each of both. */
export async function recordRead({ kysely }: Database, actor: string, userId: string): Promise<void> {
  await kysely
    .insertInto('private.audit_log')
    .values({ actor_id: actor, action: 'read_person' satisfies AuditAction, subject_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
