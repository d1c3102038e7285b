import { defaultLanguage, type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/languages';

/** Returns a stored language as one the product speaks, or the default where this version speaks it no more. */
export function knownLanguage(stored: unknown): InterfaceLanguage {
  return interfaceLanguages.find((language) => language === stored) ?? defaultLanguage;
}
