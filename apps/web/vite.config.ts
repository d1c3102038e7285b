import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appFiles } from './app-files.ts';
import { fonts } from './fonts.ts';
import { helpArticles } from './help-articles.ts';
import { licenseNotices } from './license-notices.ts';
import { minifyBeforePaint } from './minify-before-paint.ts';

export default defineConfig({
  plugins: [
    fonts(),
    helpArticles(),
    minifyBeforePaint(),
    react(),
    tailwindcss(),
    appFiles('src/app/start-app.tsx'),
    licenseNotices({ isWorker: false }),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
  worker: {
    format: 'es',
    plugins: () => [licenseNotices({ isWorker: true })],
    // the parser of sources contains an eval that only modules with scripts of their own call, which no grammar is
    rolldownOptions: { checks: { eval: false } },
  },
  server: {
    proxy: { '^/(auth|functions|realtime|rest|config\\.json)': { target: 'http://localhost:3000', ws: true } },
  },
});
