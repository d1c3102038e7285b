import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';

/** An action of an admin. `actor` is null for the operator on the command line. */
export interface AuditEntry {
  readonly actor: string | null;
  readonly action: string;
  readonly subject: string;
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  readonly reason?: string | undefined;
}

/** Adds a line to the audit log, which is append-only. */
export async function recordAudit(
  database: Kysely<Schema>,
  { actor, action, subject, before, after, reason }: AuditEntry,
): Promise<void> {
  await database
    .insertInto('private.audit_log')
    .values({
      actor_id: actor,
      action,
      subject_id: subject,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      reason: reason ?? null,
    })
    .execute();
}
