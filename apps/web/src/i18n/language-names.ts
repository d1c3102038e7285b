import type { Language } from '@regelwerk/contract/languages';

/** Each language in its own words, so that nobody has to know the current one. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };
