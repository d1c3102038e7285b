/** The locale in which each interface language formats dates and amounts. Adding a line here offers the language. */
export const locales = { en: 'en-GB', de: 'de-DE' } as const;

/** A language of pages and mails. Texts are keyed by it, so that a missing language is a type error. */
export type InterfaceLanguage = keyof typeof locales;
/** The languages of the interface, default first. */
export const interfaceLanguages = Object.keys(locales) as readonly InterfaceLanguage[];

/** The languages of rules and help articles. */
export const contentLanguages = ['en', 'de'] as const;
/** A language of rules and help articles. */
export type ContentLanguage = (typeof contentLanguages)[number];

/** The language used when none was chosen. */
export const defaultLanguage = 'en' satisfies InterfaceLanguage & ContentLanguage;

/** Returns the language of rules and help for a reader of the interface in `language`. */
export function contentLanguageOf(language: InterfaceLanguage): ContentLanguage {
  return contentLanguages.find((one) => one === language) ?? defaultLanguage;
}
