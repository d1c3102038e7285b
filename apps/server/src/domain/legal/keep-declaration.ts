import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Schema } from '@regelwerk/database/schema';
import { type DeclarationName, declarations } from '@regelwerk/legal/consent-texts';
import type { Kysely } from 'kysely';
import { keepLegalText } from './keep-legal-text.ts';

/** Keeps the words of a declaration in a language; returns their hash. */
export function keepDeclaration(
  executor: Kysely<Schema>,
  name: DeclarationName,
  language: InterfaceLanguage,
): Promise<string> {
  const { version, text } = declarations[name];
  return keepLegalText(executor, { name, version, language, body: text[language] });
}
