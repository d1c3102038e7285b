import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Mail } from '../../gateways/mail/send-mail.ts';

/** Puts a mail on its way as part of the caller's transaction; it is sent, and tried again, after that has ended well. */
export async function queueMail(executor: Kysely<Schema> | Transaction<Schema>, mail: Mail): Promise<void> {
  await sql`select graphile_worker.add_job('send_mail', ${JSON.stringify(mail)}::json, max_attempts => 15)`.execute(
    executor,
  );
}
