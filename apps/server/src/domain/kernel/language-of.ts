import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { knownLanguage } from './known-language.ts';

/** Returns the language that a person chose in the app, for mails to them. */
export function languageOf(account: { readonly user_metadata: Readonly<Record<string, unknown>> }): InterfaceLanguage {
  return knownLanguage(account.user_metadata.language);
}
