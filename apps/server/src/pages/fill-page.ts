import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { legalFooter } from './page-frame.ts';

const root = '<div id="root"></div>';

/** Returns the built page for client-rendered routes, with the legal links for browsers without scripts. */
export function fillPage(builtPage: string): (language: InterfaceLanguage) => string {
  if (!builtPage.includes(root)) throw new Error('The built page has no place for its content.');
  return (language) => builtPage.replace(root, () => `${root}<noscript>${legalFooter(language)}</noscript>`);
}
