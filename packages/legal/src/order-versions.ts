import { createHash } from 'node:crypto';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { declarations } from './consent-texts.ts';
import { legalDocument, withdrawalInstruction } from './legal-document.ts';
import type { Operator } from './operator.ts';

/**
 * Returns the versions of the terms and of the instructions on withdrawal that an order names: the ISO date of the text and a
 * digest. Each changes with any word of the texts, of their declarations and of the operator's facts in them, in any language.
 */
export function orderVersions(operator: Operator): {
  readonly termsVersion: string;
  readonly withdrawalVersion: string;
} {
  const terms = interfaceLanguages.map((language) => legalDocument('terms', operator, language));
  const instructions = interfaceLanguages.flatMap((language) => [
    withdrawalInstruction('token_pack', operator, language),
    withdrawalInstruction('subscription', operator, language),
  ]);
  const { packPerformance, planPerformance } = declarations;
  return {
    termsVersion: versionOf(terms, [declarations.terms]),
    withdrawalVersion: versionOf(instructions, [packPerformance, planPerformance]),
  };
}

function versionOf(documents: readonly { readonly version: string; readonly hash: string }[], said: object[]): string {
  const digest = createHash('sha256')
    .update([...documents.map(({ hash }) => hash), JSON.stringify(said)].join('\n'))
    .digest('hex');
  return `${documents[0]?.version}-${digest.slice(0, 12)}`;
}
