import { type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/languages';
import { publicPageNames } from '@regelwerk/contract/public-pages';
import type { TargetDescription } from '@regelwerk/contract/target-description';
import { pageHtml } from './app/prerender/page-html.ts';
import { renderPage } from './app/prerender/render-page.tsx';

/**
 * Renders every public page in every language, as HTML by file name. `builtPage` is the app's own page; `targetsOf`
 * returns the tools that the documentation lists. Runs in Node at build time.
 */
export async function renderPublicPages(
  builtPage: string,
  targetsOf: (language: InterfaceLanguage) => readonly TargetDescription[],
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const language of interfaceLanguages)
    for (const name of publicPageNames) {
      const page = await renderPage(name, language, targetsOf(language));
      files.set(`${language}/${name}.html`, pageHtml(builtPage, name, language, page));
    }
  return files;
}
