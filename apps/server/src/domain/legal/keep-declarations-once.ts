import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Database } from '@regelwerk/database/open-database';
import type { DeclarationName } from '@regelwerk/legal/consent-texts';
import { keepDeclaration } from './keep-declaration.ts';

/** Keeps the words of a declaration in a language; returns their hash. */
export type KeepDeclaration = (name: DeclarationName, language: InterfaceLanguage) => Promise<string>;

/** Returns a keeper that asks the database once for each declaration: what it keeps is never changed or deleted. */
export function keepDeclarationsOnce({ kysely }: Database): KeepDeclaration {
  const kept = new Map<string, string>();
  return async (name, language) => {
    const key = `${name} ${language}`;
    const hash = kept.get(key) ?? (await keepDeclaration(kysely, name, language));
    kept.set(key, hash);
    return hash;
  };
}
