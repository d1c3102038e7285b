import type { AuditedSetting } from '@regelwerk/contract/admin/audit-log';
import { sql } from 'kysely';
import { recordAudit } from '../../kernel/record-audit.ts';
import type { AccountContext } from '../account.ts';

const name: AuditedSetting = 'admin_two_factor';

/** Decides whether every admin needs a second factor; in force at once, in every process. `actor` is null for the operator. */
export async function requireTwoFactor(
  { database }: Pick<AccountContext, 'database'>,
  { actor, isRequired }: { readonly actor: string | null; readonly isRequired: boolean },
): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const value = JSON.stringify(isRequired ? 'required' : 'optional');
    const changed = await transaction
      .insertInto('private.settings')
      .values({ name, value })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ value })
          .where('private.settings.value', '<>', sql<string>`${value}::jsonb`),
      )
      .returning('name')
      .executeTakeFirst();
    if (changed === undefined) return;
    const after = { required: isRequired };
    await recordAudit(transaction, { actor, action: 'require_two_factor', subject: name, after });
  });
}
