import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Schema } from '@regelwerk/database/schema';
import { type DeclarationName, declarations } from '@regelwerk/legal/consent-texts';
import type { Insertable, Kysely } from 'kysely';
import { hashAddress } from '../kernel/hash-address.ts';
import { keepLegalText } from './keep-legal-text.ts';
import type { LegalContext } from './legal-context.ts';

/** A declaration as `private.record_consent` takes it: the columns of its row without the person. */
export type ConsentRecord = Omit<Insertable<Schema['private.consents']>, 'id' | 'user_id' | 'given_at'> & {
  readonly given_at: string;
};

/** Keeps the words of a declaration that was made now, and returns its record. */
export async function consentRecord(
  { clock, seal }: Pick<LegalContext, 'clock' | 'seal'>,
  executor: Kysely<Schema>,
  input: {
    readonly declaration: DeclarationName;
    readonly language: InterfaceLanguage;
    readonly address: string;
    /** The order that the declaration belongs to. */
    readonly orderId?: string;
  },
): Promise<ConsentRecord> {
  const { declaration: name, language } = input;
  const { version, text } = declarations[name];
  return {
    declaration: name,
    version,
    text_hash: await keepLegalText(executor, { name, version, language, body: text[language] }),
    language,
    order_id: input.orderId ?? null,
    address_hash: hashAddress(seal.newest, input.address),
    given_at: clock().toISOString(),
  };
}
