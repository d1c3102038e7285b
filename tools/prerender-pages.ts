import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentLanguageOf, type InterfaceLanguage } from '@regelwerk/contract/languages';
import type { RenderedData } from '@regelwerk/contract/showcase';
import { describeTargets } from '@regelwerk/engine/describe-targets';
import { showcase } from '@regelwerk/engine/showcase';
import { stackList } from '@regelwerk/engine/stack-list';
import { stackPages } from '@regelwerk/engine/stack-pages';

// Writes every public page in every language beside the built app: `prerender-pages.ts <renderer> <folder of the
// app>`.
interface Renderer {
  renderPublicPages: (
    builtPage: string,
    dataIn: (language: InterfaceLanguage) => RenderedData,
  ) => Promise<ReadonlyMap<string, string>>;
}

const [renderer = '', dist = ''] = process.argv.slice(2);
const { renderPublicPages }: Renderer = await import(pathToFileURL(renderer).href);
const files = await renderPublicPages(readFileSync(join(dist, 'index.html'), 'utf8'), (language) => {
  const content = contentLanguageOf(language);
  return {
    targets: describeTargets(content),
    showcase: showcase(content),
    stacks: stackList(content),
    stackPages: stackPages(content),
  };
});
for (const [file, html] of files) {
  const path = join(dist, 'pages', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
}
