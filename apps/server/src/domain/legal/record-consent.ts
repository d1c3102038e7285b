import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import type { Schema } from '@regelwerk/database/schema';
import { type DeclarationName, declarations } from '@regelwerk/legal/consent-texts';
import type { Kysely, Transaction } from 'kysely';
import { hideAddress } from '../hide-address.ts';
import { keepLegalText } from './keep-legal-text.ts';
import type { LegalContext } from './legal-context.ts';

/** Records a person's declaration with exactly the words that they saw. */
export async function recordConsent(
  { database, clock, seal }: Pick<LegalContext, 'database' | 'clock' | 'seal'>,
  input: {
    readonly userId: string;
    readonly declaration: DeclarationName;
    readonly language: InterfaceLanguage;
    readonly address: string;
    /** The order that the declaration belongs to. */
    readonly orderId?: string;
  },
  executor: Kysely<Schema> | Transaction<Schema> = database.kysely,
): Promise<void> {
  const { version, text } = declarations[input.declaration];
  const { declaration, language } = input;
  const textHash = await keepLegalText(executor, { name: declaration, version, language, body: text[language] });
  await executor
    .insertInto('private.consents')
    .values({
      user_id: input.userId,
      declaration,
      version,
      text_hash: textHash,
      language,
      order_id: input.orderId ?? null,
      address_hash: hideAddress(seal.newest, input.address),
      given_at: clock(),
    })
    .execute();
}
