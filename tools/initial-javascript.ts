import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The scripts of the built landing page, in kilobytes, gzipped. */
export interface InitialJavascript {
  /** Every visit runs these: the inline script, and the first script with all that it imports at once. */
  readonly visitKilobytes: number;
  /** The same with the app, which the page starts when it is wanted. */
  readonly appKilobytes: number;
  readonly files: readonly string[];
}

/** Measures what the built landing page runs by itself, and what it runs once a visitor wants the app. */
export function initialJavascript(): InitialJavascript {
  const dist = join(import.meta.dirname, '../apps/web/dist');
  const html = readFileSync(join(dist, 'pages/en/home.html'), 'utf8');
  const [, list = '', beforePaint = ''] = /<script data-app="([^"]*)"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const files = list.split(' ');
  const code = (file: string) => readFileSync(join(dist, file), 'utf8');
  const entry = files[0];
  if (entry === undefined || beforePaint === '') throw new Error('The landing page has no script that starts the app.');
  const importedBy = (file: string): string[] =>
    [...code(file).matchAll(/(?:from|import) ?["']\.\/([\w-]+\.js)["']/g)].map(([, name]) => `/assets/${name}`);
  const visit = new Set([entry]);
  for (const file of visit) for (const imported of importedBy(file)) visit.add(imported);
  const weigh = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;
  return {
    visitKilobytes: weigh([beforePaint, ...[...visit].map(code)]),
    appKilobytes: weigh([beforePaint, ...[...new Set([...visit, ...files])].map(code)]),
    files,
  };
}
