import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';

/**
 * Files a line of the audit log, which was written under the id of its request, under the object that the request made.
 * Returns false if the request is filed already.
 */
export async function nameSubject(
  database: Kysely<Schema>,
  { requestId, subject }: { readonly requestId: string; readonly subject: string },
): Promise<boolean> {
  const named = await database
    .insertInto('private.audit_subjects')
    .values({ request_id: requestId, subject_id: subject })
    .onConflict((conflict) => conflict.doNothing())
    .returning('request_id')
    .executeTakeFirst();
  return named !== undefined;
}
