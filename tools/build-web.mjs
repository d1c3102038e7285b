import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root, say } from './ensure.mjs';
import { filesBelow } from './files-below.mjs';
import { runScript } from './run-script.mjs';
import { unlessBuilt } from './unless-built.mjs';

const web = join(root, 'apps/web');
const dist = join(web, 'dist');
const renderer = join(root, '.cache/renderer');
const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/app-files.ts',
  'apps/web/help-articles.ts',
  'apps/web/license-notices.ts',
  'apps/web/minify-before-paint.ts',
  'apps/web/font-characters.ts',
  'apps/web/fonts.ts',
  'packages/contract/src',
  // the public pages contain the legal labels, and what they show of the engine
  'packages/legal/src',
  'packages/engine/src',
  'packages/profile/src',
  'packages/conventions/src',
  'packages/claims/src',
  'tools/prerender-pages.ts',
  'tools/texts',
  'package-lock.json',
];
const compressible = /\.(js|css|svg|html|txt|json|wasm)$/;

/** Builds the web app unless it was built from exactly these sources; resolves with an exit code. */
export function buildWeb() {
  return unlessBuilt({ mark: join(dist, '.built-from'), sources }, build);
}

async function build() {
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
