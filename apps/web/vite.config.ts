import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appFiles } from './app-files.ts';
import { fonts } from './fonts.ts';
import { helpArticles } from './help-articles.ts';
import { licenseNotices } from './license-notices.ts';
import { minifyBeforePaint } from './minify-before-paint.ts';

/** Libraries that every page needs and our releases rarely change: one file, which browsers cache. */
const foundation =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-)?(router|router-core|store|history))\//;
/** Modules of a page that was rendered ahead: most visits run nothing else. */
const page = /src\/main\.tsx$|src\/app\/whole-page\/|vite\/preload-helper/;
/** Our own modules that every page of the app needs, with all they import: one file instead of many requests. */
const start = /src\/app\/take-over-page\.tsx$/;
/** Icons and small modules that several pages share: one file, because the first script names each file. */
const shared =
  /lucide-react\/|src\/(lib|i18n)\/[\w-]+\.tsx?$|src\/ui\/failure-label\.ts$|packages\/contract\/src\/[\w-]+\.ts$/;
/** Pages that nobody sees at a first visit. */
const signedIn = /\/features\/(account|admin|billing|checkout|dashboard|invoices|saved-rules|tokens|two-factor)\//;
/** Chunks that are loaded before any page of the app asks for its own. */
const always = new Set(['page', 'start', 'foundation', 'rolldown-runtime']);
/** Libraries that every page with server state needs. */
const serverState = /node_modules\/@tanstack\/(react-query|query-core)\//;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    fonts(),
    helpArticles(),
    minifyBeforePaint(),
    react(),
    tailwindcss(),
    appFiles('src/app/take-over-page.tsx'),
    licenseNotices({ isWorker: false }),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, parts) => {
        if (file.startsWith('assets/app-')) return parts;
        // these pages request what they import themselves: a list of it would be in the first script too
        if (file.startsWith('assets/signed-in-')) return [];
        return parts.filter((part) => !part.startsWith('assets/app-'));
      },
    },
    sourcemap: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // the first script lists all the others, so a longer name would be longer for everyone
            chunkFileNames: ({ name, facadeModuleId }) => {
              if (always.has(name)) return 'assets/app-[hash:7].js';
              return signedIn.test(facadeModuleId ?? '') ? 'assets/signed-in-[hash:7].js' : 'assets/[hash:7].js';
            },
            codeSplitting: {
              groups: [
                { name: 'page', test: page, priority: 1 },
                { name: 'foundation', test: foundation },
                { name: 'start', test: start },
                { name: 'server-state', test: serverState },
                { name: 'shared', test: shared, minShareCount: 2, maxModuleSize: 1200 },
              ],
            },
          },
        },
  },
  worker: {
    format: 'es',
    plugins: () => [licenseNotices({ isWorker: true })],
    rolldownOptions: { output: { entryFileNames: 'assets/[hash:7].js' } },
  },
  resolve: {
    alias: [
      // the library's shim for React before 18 only adds weight here
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      // so do the options of the icons
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(import.meta.dirname, 'src/ui/create-icon.ts') },
    ],
  },
  server: {
    proxy: { '^/(auth|functions|realtime|rest|config\\.json)': { target: 'http://localhost:3000', ws: true } },
  },
}));
