import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontWeights } from './font-weights.ts';
import { helpArticles } from './help-articles.ts';

/** What every page needs and no release of ours changes: one file, which browsers keep. */
const foundation =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-)?(router|router-core|store|history))\//;
/** What every page needs of ours beside its entry: small files, which would each be fetched alone. */
const start = /src\/(lib\/(auth-storage|public-config|storage|supabase)|languages)\.ts$|vite\/preload-helper/;
/** What every page with server state needs. */
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
  // the library's way round for React before 18 does nothing here but weigh
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  server: {
    proxy: { '^/(auth|functions|realtime|rest|config\\.json)': { target: 'http://localhost:3000', ws: true } },
  },
}));
