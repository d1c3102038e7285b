import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import type { LegalDocumentName } from '@regelwerk/contract/legal-document';
import type { Schema } from '@regelwerk/database/schema';
import { keptDocument } from '@regelwerk/legal/kept-document';
import { legalLabels } from '@regelwerk/legal/labels';
import { legalDocument } from '@regelwerk/legal/legal-document';
import type { Operator } from '@regelwerk/legal/operator';
import type { Transaction } from 'kysely';
import { keepLegalText } from './keep-legal-text.ts';

/** Keeps the texts that an order is placed on, and returns the columns of the order that refer to them. */
export async function keepOrderTexts(
  transaction: Transaction<Schema>,
  operator: Operator,
  language: InterfaceLanguage,
): Promise<{
  readonly order_button: string;
  readonly terms_hash: string;
  readonly withdrawal_hash: string;
  readonly privacy_hash: string;
}> {
  const keep = (name: LegalDocumentName) => {
    const document = legalDocument(name, operator, language);
    const { version } = document;
    return keepLegalText(transaction, { name, version, language, body: keptDocument.bodyOf(document) });
  };
  return {
    order_button: legalLabels[language].orderButton,
    terms_hash: await keep('terms'),
    withdrawal_hash: await keep('withdrawal'),
    privacy_hash: await keep('privacy'),
  };
}
