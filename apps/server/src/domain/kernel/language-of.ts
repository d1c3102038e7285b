import { defaultLanguage, type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/shared/languages';

/** Returns the language that a person chose in the app, for mails to them. */
export function languageOf(account: { readonly user_metadata: Readonly<Record<string, unknown>> }): InterfaceLanguage {
  return knownLanguage(account.user_metadata.language);
}

/** Returns a stored language if this version supports it, else the default. */
export function knownLanguage(stored: unknown): InterfaceLanguage {
  return interfaceLanguages.find((language) => language === stored) ?? defaultLanguage;
}
