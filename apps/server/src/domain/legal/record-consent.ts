import { createHash } from 'node:crypto';
import type { Language } from '@regelwerk/contract/languages';
import { type DeclarationName, declarations } from '@regelwerk/legal/consent-texts';
import { hideAddress } from '../hide-address.ts';
import type { LegalContext } from './legal-context.ts';

/** Keeps that somebody made a declaration, with the version and the hash of exactly the words they saw. */
export async function recordConsent(
  { database, clock, sealKey }: Pick<LegalContext, 'database' | 'clock' | 'sealKey'>,
  input: {
    readonly userId: string;
    readonly declaration: DeclarationName;
    readonly language: Language;
    readonly address: string;
  },
): Promise<void> {
  const { version, text } = declarations[input.declaration];
  await database.kysely
    .insertInto('private.consents')
    .values({
      user_id: input.userId,
      declaration: input.declaration,
      version,
      text_hash: createHash('sha256').update(text[input.language]).digest('hex'),
      language: input.language,
      address_hash: hideAddress(sealKey, input.address),
      given_at: clock(),
    })
    .execute();
}
