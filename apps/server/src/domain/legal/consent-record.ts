import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Schema } from '@regelwerk/database/schema';
import { type DeclarationName, declarations } from '@regelwerk/legal/consent-texts';
import type { Insertable } from 'kysely';
import { hashAddress } from '../kernel/hash-address.ts';
import type { LegalContext } from './legal-context.ts';

/** A declaration as `private.record_consent` takes it: the columns of its row without the person. */
export type ConsentRecord = Omit<Insertable<Schema['private.consents']>, 'id' | 'user_id' | 'given_at'> & {
  readonly given_at: string;
};

/** Returns the record of a declaration made now; `textHash` is the hash of its kept words. */
export function consentRecord(
  { clock, seal }: Pick<LegalContext, 'clock' | 'seal'>,
  input: {
    readonly declaration: DeclarationName;
    readonly textHash: string;
    readonly language: InterfaceLanguage;
    readonly address: string;
    /** The order that the declaration belongs to. */
    readonly orderId?: string;
  },
): ConsentRecord {
  return {
    declaration: input.declaration,
    version: declarations[input.declaration].version,
    text_hash: input.textHash,
    language: input.language,
    order_id: input.orderId ?? null,
    address_hash: hashAddress(seal.newest, input.address),
    given_at: clock().toISOString(),
  };
}
