import { defaultLanguage, type Language, languages } from '@regelwerk/contract/languages';

/** The language a person chose in the app, for mails to them. */
export function languageOf(account: { readonly user_metadata: Readonly<Record<string, unknown>> }): Language {
  return languages.find((one) => one === account.user_metadata.language) ?? defaultLanguage;
}
