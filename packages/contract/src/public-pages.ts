import { defaultLanguage, type InterfaceLanguage, interfaceLanguages } from './languages.ts';
import { legalDocumentNames } from './legal-document.ts';
import { paths } from './paths.ts';

/** The pages that are open to everyone and listed in search engines; they are rendered at build time. */
export const publicPageNames = ['home', 'documentation', ...legalDocumentNames] as const;
/** One of `publicPageNames`. */
export type PublicPageName = (typeof publicPageNames)[number];

/** Returns the path of a public page in a language: the default language has no prefix, others have their code. */
export function publicAddress(name: PublicPageName, language: InterfaceLanguage): string {
  return language === defaultLanguage ? (paths[name] ?? '/') : `/${language}${paths[name]}`;
}

/** Returns the public page and language of a path, or undefined if the path is not a public page. */
export function publicPageAt(
  pathname: string,
): { readonly name: PublicPageName; readonly language: InterfaceLanguage } | undefined {
  const [, first] = pathname.split('/');
  const prefix = interfaceLanguages.find((one) => one !== defaultLanguage && one === first);
  const plain = prefix === undefined ? pathname : pathname.slice(prefix.length + 1) || '/';
  const name = publicPageNames.find((one) => paths[one] === plain);
  return name && { name, language: prefix ?? defaultLanguage };
}
