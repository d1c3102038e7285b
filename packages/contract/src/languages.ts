/** The locale in which each language of the interface writes dates and amounts. A language is offered from its line on. */
export const locales = { en: 'en-GB', de: 'de-DE' } as const;

/** A language of pages and mails. Texts are keyed by it, so that a missing language is a type error. */
export type InterfaceLanguage = keyof typeof locales;
/** The languages of the interface, the default one first. */
export const interfaceLanguages = Object.keys(locales) as readonly InterfaceLanguage[];

/** The languages of rules and help articles. */
export const contentLanguages = ['en', 'de'] as const;
/** A language of rules and help articles. */
export type ContentLanguage = (typeof contentLanguages)[number];

/** The language of people who chose none. */
export const defaultLanguage = 'en' satisfies InterfaceLanguage & ContentLanguage;

/** Returns the language in which somebody who reads the interface in `language` gets rules and help. */
export function contentLanguageOf(language: InterfaceLanguage): ContentLanguage {
  return contentLanguages.find((one) => one === language) ?? defaultLanguage;
}
