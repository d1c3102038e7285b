import type { Language } from '@regelwerk/contract/languages';
import type { LegalDocument } from '@regelwerk/contract/legal-document';
import { raw } from 'hono/html';
import { legalArticle } from './legal-article.ts';
import { legalFooter } from './page-frame.ts';

const root = '<div id="root"></div>';

/**
 * The built page with what it must hold before any script runs: the legal text it is about, which the app replaces by
 * the same text, and for browsers without scripts the legal links.
 */
export function fillPage(builtPage: string): (language: Language, document?: LegalDocument) => ReturnType<typeof raw> {
  if (!builtPage.includes(root)) throw new Error('The built page has no place for its content.');
  return (language, document) => {
    const content = document === undefined ? '' : `<main>${legalArticle(document)}</main>`;
    const title =
      document === undefined ? [] : ([/<title>(.*?)<\/title>/, `<title>${document.title} · $1</title>`] as const);
    const page = title.length === 0 ? builtPage : builtPage.replace(title[0], title[1]);
    return raw(
      page
        .replace('<html lang="en">', `<html lang="${document?.language ?? 'en'}">`)
        .replace(root, () => `<div id="root">${content}</div><noscript>${legalFooter(language)}</noscript>`),
    );
  };
}
