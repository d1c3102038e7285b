import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

// everything the landing page loads without being asked: its script, and the app that this starts after the first paint
const dist = join(import.meta.dirname, '../apps/web/dist');
const html = readFileSync(join(dist, 'pages/en/home.html'), 'utf8');
const files = [...html.matchAll(/[" ](\/[^" ]+\.js)(?=[" ])/g)].map((match) => match[1] ?? '');
const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
console.log(JSON.stringify({ files, gzippedKilobytes: bytes / 1000 }));
