import { defaultLanguage, type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/languages';
import { publicAddress, publicPageAt } from '@regelwerk/contract/public-pages';
import { readStored, writeStored } from '../lib/storage.ts';

const key = 'language';

/**
 * The language a page opens in: the one the person chose on this device, else the one a public page's address names,
 * else the one this visit began in, else the default.
 */
export function openingLanguage(): InterfaceLanguage {
  return (
    languageNamed(readStored('local', key)) ??
    publicPageAt(currentPath())?.language ??
    languageNamed(readStored('session', key)) ??
    defaultLanguage
  );
}

/** Keeps the language of this visit on pages whose address names none. Only a choice is remembered for longer. */
export function beginVisitIn(language: InterfaceLanguage): void {
  writeStored('session', key, language === defaultLanguage ? null : language);
  document.documentElement.lang = language;
}

/** Remembers the choice and tells the document, so that screen readers pronounce it right. */
export function rememberLanguage(language: InterfaceLanguage): void {
  writeStored('local', key, language);
  document.documentElement.lang = language;
}

/** The landing page as the next page load is to find it: under the visit's language where none was chosen. */
export function homeAddress(): string {
  const visit = hasChosenLanguage() ? undefined : languageNamed(readStored('session', key));
  return publicAddress('home', visit ?? defaultLanguage);
}

/** True once the person chose a language on this device. */
export function hasChosenLanguage(): boolean {
  return languageNamed(readStored('local', key)) !== undefined;
}

function languageNamed(value: unknown): InterfaceLanguage | undefined {
  return interfaceLanguages.find((language) => language === value);
}

function currentPath(): string {
  return globalThis.location?.pathname ?? '';
}
