import { defaultLanguage, type Language } from './languages.ts';
import { legalDocumentNames } from './legal-document.ts';
import { paths } from './paths.ts';

/** The pages that everybody may read and search engines list; they are rendered when the app is built. */
export const publicPageNames = ['home', 'documentation', ...legalDocumentNames] as const;
export type PublicPageName = (typeof publicPageNames)[number];

const prefix = '/de';

/** Where a public page stands in a language: the default one without a prefix, German under `/de/`. */
export function publicAddress(name: PublicPageName, language: Language): string {
  return language === defaultLanguage ? (paths[name] ?? '/') : `${prefix}${paths[name]}`;
}

/** The public page an address names and the language it names it in; absent for every other address. */
export function publicPageAt(
  pathname: string,
): { readonly name: PublicPageName; readonly language: Language } | undefined {
  const isGerman = pathname === prefix || pathname.startsWith(`${prefix}/`);
  const plain = isGerman ? pathname.slice(prefix.length) || '/' : pathname;
  const name = publicPageNames.find((one) => paths[one] === plain);
  return name && { name, language: isGerman ? 'de' : defaultLanguage };
}
