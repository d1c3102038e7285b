import { defaultLanguage, type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/shared/languages';

/** Returns a stored language if this version supports it, else the default. */
export function knownLanguage(stored: unknown): InterfaceLanguage {
  return interfaceLanguages.find((language) => language === stored) ?? defaultLanguage;
}
