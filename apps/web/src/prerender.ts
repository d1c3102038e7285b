import type { BuiltInText } from '@regelwerk/contract/admin/built-in-texts';
import { publicPageNames } from '@regelwerk/contract/public-pages';
import type { RenderedData } from '@regelwerk/contract/rules/stack-page';
import { stackPageNames } from '@regelwerk/contract/rules/stack-page-names';
import { type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { perLanguage } from '@regelwerk/contract/shared/per-language';
import { pageHtml } from './app/prerender/page-html.ts';
import { renderPage } from './app/prerender/render-page.tsx';
import type { Copy } from './i18n/define-copy.ts';

/**
 * Renders every public page in every language, as HTML by file name. `builtPage` is the app's own page; `dataIn`
 * returns what the pages show of the engine. Runs in Node at build time.
 */
export async function renderPublicPages(
  builtPage: string,
  dataIn: (language: InterfaceLanguage) => RenderedData,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const language of interfaceLanguages) {
    const data = dataIn(language);
    for (const name of [...publicPageNames, ...stackPageNames]) {
      const page = await renderPage(name, language, data);
      files.set(`${language}/${name}.html`, pageHtml(builtPage, name, language, page));
    }
  }
  return files;
}

const copies = import.meta.glob<Record<string, Copy<string>>>('./**/*copy.ts', { eager: true });

/** Returns every text of the app by its key, in every language. */
export function builtInTexts(): Readonly<Record<string, BuiltInText['text']>> {
  const declared = Object.values(copies).flatMap((module) => Object.values(module).filter((one) => 'en' in one));
  const texts: Record<string, BuiltInText['text']> = {};
  for (const copy of declared)
    for (const key of Object.keys(copy.en)) texts[key] = perLanguage((language) => copy[language][key] ?? '');
  return texts;
}
