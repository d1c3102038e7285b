import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { LegalDocument } from '@regelwerk/contract/shop/legal-document';
import type { Schema } from '@regelwerk/database/schema';
import { keptDocument } from '@regelwerk/legal/kept-document';
import { legalLabels } from '@regelwerk/legal/labels';
import { legalDocument, withdrawalInstruction } from '@regelwerk/legal/legal-document';
import type { Operator } from '@regelwerk/legal/operator';
import type { ContractKind } from '@regelwerk/legal/performance-declaration';
import type { Transaction } from 'kysely';
import { keepLegalText } from './keep-legal-text.ts';

/**
 * Keeps the texts that an order is placed on, and returns the columns of the order that refer to them. A business has no right of
 * withdrawal and gets no instruction on one.
 */
export async function keepOrderTexts(
  transaction: Transaction<Schema>,
  operator: Operator,
  language: InterfaceLanguage,
  { kind, isBusiness }: { readonly kind: ContractKind; readonly isBusiness: boolean },
): Promise<{
  readonly order_button: string;
  readonly terms_hash: string;
  readonly withdrawal_hash: string | null;
  readonly privacy_hash: string;
}> {
  const keep = (document: LegalDocument) => {
    const { name, version } = document;
    return keepLegalText(transaction, { name, version, language, body: keptDocument.bodyOf(document) });
  };
  return {
    order_button: legalLabels[language].orderButton,
    terms_hash: await keep(legalDocument('terms', operator, language)),
    withdrawal_hash: isBusiness ? null : await keep(withdrawalInstruction(kind, operator, language)),
    privacy_hash: await keep(legalDocument('privacy', operator, language)),
  };
}
