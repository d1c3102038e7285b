import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root, say } from './ensure.mjs';
import { runScript } from './run-script.mjs';
import { filesBelow, hashOfStates } from './source-files.mjs';

const web = join(root, 'apps/web');
const dist = join(web, 'dist');
const renderer = join(root, '.cache/renderer');
const mark = join(dist, '.built-from');
const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/app-files.ts',
  'apps/web/help-articles.ts',
  'apps/web/minify-before-paint.ts',
  'apps/web/font-characters.ts',
  'apps/web/fonts.ts',
  'packages/contract/src',
  // the public pages contain the legal labels, and what they show of the engine
  'packages/legal/src',
  'packages/engine/src',
  'packages/profile/src',
  'tools/prerender-pages.ts',
  'tools/texts',
  'package-lock.json',
];
const compressible = /\.(js|css|svg|html|txt|json)$/;

/** Builds the web app unless it was built from exactly these sources; resolves with an exit code. */
export async function buildWeb() {
  const [builtText, builtStates] = readMark();
  const files = sourceFiles();
  const states = hashOfStates(files);
  // almost every start ends here; reading all the sources takes several times as long
  if (builtStates === states) return 0;
  const text = hashOfTexts(files);
  if (builtText === text) {
    noteStates(text, states);
    return 0;
  }
  say('Building the web app …');
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  const steps = [
    [vite, { cwd: web }],
    [[...vite, '--ssr', 'src/prerender.ts', '--outDir', renderer, '--emptyOutDir'], { cwd: web }],
    [['tools/prerender-pages.ts', join(renderer, 'prerender.js'), dist], { env: { NODE_ENV: 'production' } }],
  ];
  for (const [args, options] of steps) {
    const code = await runScript(args, options);
    if (code !== 0) return code;
  }
  compress();
  writeMark(text, states);
  return 0;
}

/** The server sends these files as they are, so the best (slow) compression pays off. */
function compress() {
  for (const file of filesBelow(dist)) {
    // the server fills in the public pages and compresses them itself
    if (!compressible.test(file) || file.startsWith(join(dist, 'pages'))) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

/** The hashes of the sources of the present build: of their texts, and of their states on this disk. */
function readMark() {
  try {
    return readFileSync(mark, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function writeMark(text, states) {
  writeFileSync(mark, `${text}\n${states}`);
}

/** Where the folder cannot be written, the next start reads the sources again. */
function noteStates(text, states) {
  try {
    writeMark(text, states);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}

function sourceFiles() {
  return sources.flatMap((source) => filesBelow(join(root, source)));
}

function hashOfTexts(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}
