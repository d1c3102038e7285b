import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The scripts that the built landing page runs by itself, in kilobytes, gzipped. */
export function initialJavascript(): { readonly kilobytes: number; readonly files: readonly string[] } {
  const dist = join(import.meta.dirname, '../apps/web/dist');
  const html = readFileSync(join(dist, 'pages/en/home.html'), 'utf8');
  const [, list = '', beforePaint = ''] = /<script data-app="([^"]+)">(.*?)<\/script>/s.exec(html) ?? [];
  if (list === '' || beforePaint === '') throw new Error('The landing page has no script that starts the app.');
  const files = list.split(' ');
  const scripts = [beforePaint, ...files.map((file) => readFileSync(join(dist, file), 'utf8'))];
  return { kilobytes: scripts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000, files };
}
