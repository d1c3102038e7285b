import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontWeights } from './font-weights.ts';
import { helpArticles } from './help-articles.ts';

/** Libraries that every page needs and our releases rarely change: one file, which browsers cache. */
const foundation =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-)?(router|router-core|store|history))\//;
/** Our own modules that every page needs, with all they import: one file instead of many requests. */
const start = /src\/app\/take-over-page\.tsx$|vite\/preload-helper/;
/** Libraries that every page with server state needs. */
const serverState = /node_modules\/@tanstack\/(react-query|query-core)\//;

const fonts = [
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [fontWeights(fonts), helpArticles(), react(), tailwindcss()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: 'foundation', test: foundation },
                { name: 'start', test: start },
                { name: 'server-state', test: serverState },
              ],
            },
          },
        },
  },
  // the library's shim for React before 18 only adds weight here
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  server: {
    proxy: { '^/(auth|functions|realtime|rest|config\\.json)': { target: 'http://localhost:3000', ws: true } },
  },
}));
