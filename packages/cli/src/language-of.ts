import { type ContentLanguage, contentLanguages, defaultLanguage } from '@regelwerk/contract/shared/languages';

/** Returns the language of a locale such as `de_DE.UTF-8`; English if it is none of ours. */
export function languageOf(locale: string): ContentLanguage {
  return contentLanguages.find((one) => locale.toLowerCase().startsWith(one)) ?? defaultLanguage;
}
