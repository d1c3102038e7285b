import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Measures everything that the built landing page runs by itself: its inline script, and the app that this starts after
 * the first paint.
 */
export function initialJavascript(): { readonly files: readonly string[]; readonly gzippedKilobytes: number } {
  const dist = join(import.meta.dirname, '../apps/web/dist');
  const html = readFileSync(join(dist, 'pages/en/home.html'), 'utf8');
  const beforePaint = /<script data-app[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (beforePaint === undefined) throw new Error('The landing page holds no script that starts the app.');
  const files = [...html.matchAll(/[" ](\/[^" ]+\.js)(?=[" ])/g)].map((match) => match[1] ?? '');
  const scripts = [...files.map((file) => readFileSync(join(dist, file), 'utf8')), beforePaint];
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  return { files, gzippedKilobytes: bytes / 1000 };
}
