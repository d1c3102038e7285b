import { type InterfaceLanguage, interfaceLanguages } from './languages.ts';

/** Builds a value for each interface language, keyed by language. */
export function perLanguage<Value>(make: (language: InterfaceLanguage) => Value): Record<InterfaceLanguage, Value> {
  const entries = interfaceLanguages.map((language) => [language, make(language)] as const);
  return Object.fromEntries(entries) as Record<InterfaceLanguage, Value>;
}
