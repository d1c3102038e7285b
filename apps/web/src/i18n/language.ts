import { defaultLanguage, type Language, languages } from '@regelwerk/contract/languages';
import { readStored, writeStored } from '../lib/storage.ts';

const key = 'language';

/** The language the person chose on this device, else the default. */
export function storedLanguage(): Language {
  const stored = readStored('local', key);
  return languages.find((language) => language === stored) ?? defaultLanguage;
}

/** Remembers the choice and tells the document, so that screen readers pronounce it right. */
export function rememberLanguage(language: Language): void {
  writeStored('local', key, language);
  document.documentElement.lang = language;
}
