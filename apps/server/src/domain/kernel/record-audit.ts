import type { AuditAction, AuditField } from '@regelwerk/contract/admin/audit-log';
import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';

type KeysOf<Fields> = Fields extends unknown ? keyof Fields : never;
/** Fields that the log names in every language, and no others. */
type Named<Fields> = Fields & Readonly<Record<Exclude<KeysOf<Fields>, AuditField>, never>>;

/** An action of an admin. `actor` is null for the operator on the command line. */
interface AuditEntry<Before extends object, After extends object> {
  readonly actor: string | null;
  readonly action: AuditAction;
  readonly subject: string;
  readonly before?: Named<Before> | undefined;
  readonly after?: Named<After> | undefined;
  readonly reason?: string | undefined;
}

/** Adds a line to the audit log, which is append-only. */
export async function recordAudit<Before extends object, After extends object>(
  database: Kysely<Schema>,
  { actor, action, subject, before, after, reason }: AuditEntry<Before, After>,
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
