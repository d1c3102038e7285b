import { publicAddress, publicPageAt } from '@regelwerk/contract/public-pages';
import { defaultLanguage, type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { readStored, writeStored } from '../lib/storage.ts';

const key = 'language';

/**
 * Returns the language of a page when it opens: the person's choice on this device, else the language of a public
 * page's address, else the one in which this visit began, else the browser's, else the default. A public page whose
 * address names no language has led to the browser's before this (`public/before-paint.js`).
 */
export function openingLanguage(): InterfaceLanguage {
  return (
    languageNamed(readStored('local', key)) ??
    publicPageAt(currentPath())?.language ??
    languageNamed(readStored('session', key)) ??
    browserLanguage() ??
    defaultLanguage
  );
}

/**
 * Remembers the language of this visit for pages without a language in their address. Only a choice outlasts the
 * visit.
 */
export function beginVisitIn(language: InterfaceLanguage): void {
  writeStored('session', key, language);
  document.documentElement.lang = language;
}

/** Remembers the choice and sets the document's language, so that screen readers pronounce it correctly. */
export function rememberLanguage(language: InterfaceLanguage): void {
  writeStored('local', key, language);
  document.documentElement.lang = language;
}

/** Returns the address of the landing page for the next page load: with the visit's language if none was chosen. */
export function homeAddress(): string {
  const visit = hasChosenLanguage() ? undefined : languageNamed(readStored('session', key));
  return publicAddress('home', visit ?? defaultLanguage);
}

/** Returns whether the person chose a language on this device. */
export function hasChosenLanguage(): boolean {
  return languageNamed(readStored('local', key)) !== undefined;
}

function browserLanguage(): InterfaceLanguage | undefined {
  const wished = globalThis.navigator?.languages ?? [];
  return wished.map((name) => languageNamed(name.slice(0, 2))).find((language) => language !== undefined);
}

function languageNamed(value: unknown): InterfaceLanguage | undefined {
  return interfaceLanguages.find((language) => language === value);
}

function currentPath(): string {
  return globalThis.location?.pathname ?? '';
}
