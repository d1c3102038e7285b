import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentLanguageOf, type InterfaceLanguage } from '@regelwerk/contract/languages';
import type { TargetDescription } from '@regelwerk/contract/target-description';
import { describeTargets } from '@regelwerk/engine/describe-targets';

// Writes every public page in every language beside the built app: `prerender-pages.ts <renderer> <folder of the
// app>`.
interface Renderer {
  renderPublicPages: (
    builtPage: string,
    targetsOf: (language: InterfaceLanguage) => readonly TargetDescription[],
  ) => Promise<ReadonlyMap<string, string>>;
}

const [renderer = '', dist = ''] = process.argv.slice(2);
const { renderPublicPages }: Renderer = await import(pathToFileURL(renderer).href);
for (const [file, html] of await renderPublicPages(readFileSync(join(dist, 'index.html'), 'utf8'), (language) =>
  describeTargets(contentLanguageOf(language)),
)) {
  const path = join(dist, 'pages', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
}
