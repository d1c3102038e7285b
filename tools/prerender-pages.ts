import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuiltInText, builtInTextsFile } from '@regelwerk/contract/admin/built-in-texts';
import type { RenderedData } from '@regelwerk/contract/rules/stack-page';
import { contentLanguageOf, type InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { describeTargets } from '@regelwerk/engine/describe-targets';
import { landingFacts } from '@regelwerk/engine/landing-facts';
import { stackList } from '@regelwerk/engine/stack-list';
import { stackPages } from '@regelwerk/engine/stack-pages';
import { listBuiltInTexts } from './texts/list-built-in-texts.ts';
import { readSources } from './texts/read-sources.ts';

// Writes every public page in every language beside the built app, and the list of its texts:
// `prerender-pages.ts <renderer> <folder of the app>`.
interface Renderer {
  renderPublicPages: (
    builtPage: string,
    dataIn: (language: InterfaceLanguage) => RenderedData,
  ) => Promise<ReadonlyMap<string, string>>;
  builtInTexts: () => Readonly<Record<string, BuiltInText['text']>>;
}

const [renderer = '', dist = ''] = process.argv.slice(2);
const { renderPublicPages, builtInTexts }: Renderer = await import(pathToFileURL(renderer).href);
const files = await renderPublicPages(readFileSync(join(dist, 'index.html'), 'utf8'), (language) => {
  const content = contentLanguageOf(language);
  return {
    targets: describeTargets(content),
    landing: landingFacts(content),
    stacks: stackList(content),
    stackPages: stackPages(content),
  };
});
for (const [file, html] of files) {
  const path = join(dist, 'pages', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
}
const sources = readSources(join(import.meta.dirname, '../apps/web/src'));
writeFileSync(join(dist, builtInTextsFile), JSON.stringify(listBuiltInTexts(builtInTexts(), sources)));
