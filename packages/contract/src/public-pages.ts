import type { StackPageName } from './rules/stack-page-name.ts';
import { defaultLanguage, type InterfaceLanguage, interfaceLanguages } from './shared/languages.ts';
import { paths } from './shared/paths.ts';
import { legalDocumentNames } from './shop/legal-document.ts';

/**
 * The pages that are open to everyone and listed in search engines; they are rendered at build time. The pages about
 * a technology in a tool are listed in `stack-page-names.ts`.
 */
export const publicPageNames = ['home', 'documentation', 'rules', 'clinic', ...legalDocumentNames] as const;
/** One of `publicPageNames`. */
export type PublicPageName = (typeof publicPageNames)[number];

/** Returns the path of a public page in a language: the default language has no prefix, others have their code. */
export function publicAddress(name: PublicPageName | StackPageName, language: InterfaceLanguage): string {
  const path = isStackPage(name) ? `/${name}` : paths[name];
  return language === defaultLanguage ? path : `/${language}${path}`;
}

/**
 * Returns the public page and language of a path, or undefined if the path is not a public page. Any path of the form
 * of a stack page counts as one.
 */
export function publicPageAt(
  pathname: string,
): { readonly name: PublicPageName | StackPageName; readonly language: InterfaceLanguage } | undefined {
  const [, first] = pathname.split('/');
  const prefix = interfaceLanguages.find((one) => one !== defaultLanguage && one === first);
  const plain = prefix === undefined ? pathname : pathname.slice(prefix.length + 1) || '/';
  const name = stackPageAt(plain) ?? publicPageNames.find((one) => paths[one] === plain);
  return name && { name, language: prefix ?? defaultLanguage };
}

/** Returns whether the name of a public page is that of a stack page. */
export function isStackPage(name: PublicPageName | StackPageName): name is StackPageName {
  return name.startsWith('rules/');
}

function stackPageAt(path: string): StackPageName | undefined {
  const [, tool, stack] = /^\/rules\/([a-z]+)\/([a-z]+)$/.exec(path) ?? [];
  return tool === undefined ? undefined : `rules/${tool}/${stack}`;
}
