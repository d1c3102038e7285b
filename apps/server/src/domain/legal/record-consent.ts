import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Schema } from '@regelwerk/database/schema';
import type { DeclarationName } from '@regelwerk/legal/consent-texts';
import { sql, type Transaction } from 'kysely';
import { consentRecord } from './consent-record.ts';
import { keepDeclaration } from './keep-declaration.ts';
import type { LegalContext } from './legal-context.ts';

/** Records a person's declaration for an order with exactly the words that they saw. */
export async function recordConsent(
  context: Pick<LegalContext, 'clock' | 'seal'>,
  input: {
    readonly userId: string;
    readonly declaration: DeclarationName;
    readonly language: InterfaceLanguage;
    readonly address: string;
    readonly orderId: string;
  },
  transaction: Transaction<Schema>,
): Promise<void> {
  const textHash = await keepDeclaration(transaction, input.declaration, input.language);
  const record = consentRecord(context, { ...input, textHash });
  await sql`select private.record_consent(${input.userId}, ${JSON.stringify(record)})`.execute(transaction);
}
