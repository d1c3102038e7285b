import { createHash } from 'node:crypto';
import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import type { Schema } from '@regelwerk/database/schema';
import { type DeclarationName, declarations } from '@regelwerk/legal/consent-texts';
import type { Kysely, Transaction } from 'kysely';
import { hideAddress } from '../hide-address.ts';
import type { LegalContext } from './legal-context.ts';

/** Keeps that somebody made a declaration, with the version and the hash of exactly the words they saw. */
export async function recordConsent(
  { database, clock, sealKey }: Pick<LegalContext, 'database' | 'clock' | 'sealKey'>,
  input: {
    readonly userId: string;
    readonly declaration: DeclarationName;
    readonly language: InterfaceLanguage;
    readonly address: string;
    /** The order it was made with. */
    readonly orderId?: string;
  },
  executor: Kysely<Schema> | Transaction<Schema> = database.kysely,
): Promise<void> {
  const { version, text } = declarations[input.declaration];
  await executor
    .insertInto('private.consents')
    .values({
      user_id: input.userId,
      declaration: input.declaration,
      version,
      text_hash: createHash('sha256').update(text[input.language]).digest('hex'),
      language: input.language,
      order_id: input.orderId ?? null,
      address_hash: hideAddress(sealKey, input.address),
      given_at: clock(),
    })
    .execute();
}
