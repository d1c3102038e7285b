import { createHash } from 'node:crypto';
import { interfaceLanguages } from '@regelwerk/contract/languages';
import type { LegalDocumentName } from '@regelwerk/contract/legal-document';
import { type DeclarationName, declarations } from './consent-texts.ts';
import { legalDocument } from './legal-document.ts';
import type { Operator } from './operator.ts';

/**
 * Returns the versions of the terms and of the instruction on withdrawal that an order names: the ISO date of the text and a
 * digest. Each changes with any word of the text, of its declaration and of the operator's facts in it, in any language.
 */
export function orderVersions(operator: Operator): {
  readonly termsVersion: string;
  readonly withdrawalVersion: string;
} {
  return {
    termsVersion: versionOf(operator, 'terms', 'terms'),
    withdrawalVersion: versionOf(operator, 'withdrawal', 'immediatePerformance'),
  };
}

function versionOf(operator: Operator, name: LegalDocumentName, declaration: DeclarationName): string {
  const documents = interfaceLanguages.map((language) => legalDocument(name, operator, language));
  const said = [...documents.map(({ hash }) => hash), JSON.stringify(declarations[declaration])];
  const digest = createHash('sha256').update(said.join('\n')).digest('hex').slice(0, 12);
  return `${documents[0]?.version}-${digest}`;
}
