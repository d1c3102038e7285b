import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { appFiles } from './app-files.ts';
import { fonts } from './fonts.ts';
import { helpArticles } from './help-articles.ts';
import { licenseNotices } from './license-notices.ts';
import { minifyBeforePaint } from './minify-before-paint.ts';

/** The reader of Markdown decodes characters with a `document`, which a worker lacks, unless it takes its other build. */
const withoutDocument: Plugin = {
  name: 'without-document',
  enforce: 'pre',
  resolveId: (id) => (id === 'decode-named-character-reference' ? fileURLToPath(import.meta.resolve(id)) : undefined),
};

export default defineConfig({
  plugins: [
    fonts(),
    helpArticles(),
    minifyBeforePaint(),
    react(),
    tailwindcss(),
    appFiles('src/app/start-app.tsx'),
    // the fonts, and the first lines of the style sheet
    licenseNotices({
      withoutScript: ['@fontsource-variable/inter', '@fontsource-variable/jetbrains-mono', 'tailwindcss'],
    }),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
  worker: {
    format: 'es',
    plugins: () => [withoutDocument, licenseNotices({ isWorker: true })],
    // the parser of sources contains an eval that only modules with scripts of their own call, which no grammar is
    rolldownOptions: { checks: { eval: false } },
  },
  server: {
    proxy: { '^/(auth|functions|realtime|rest|config\\.json)': { target: 'http://localhost:3000', ws: true } },
  },
});
