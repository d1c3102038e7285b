import { defineConfig } from 'vite';
import { licenseNotices } from '../../apps/web/license-notices.ts';
import manifest from './package.json' with { type: 'json' };

/** The server that the program calls where nobody names one: that of the operator who built it. */
const site = process.env.SITE_URL ?? '';

export default defineConfig({
  define: {
    REGELWERK_VERSION: JSON.stringify(manifest.version),
    REGELWERK_SERVER: JSON.stringify(site.startsWith('https:') ? new URL(site).origin : ''),
  },
  plugins: [licenseNotices({ withoutScript: ['@vscode/tree-sitter-wasm'] })],
  ssr: { target: 'node', noExternal: true },
  build: {
    target: 'node20.19',
    ssr: 'src/main.ts',
    minify: true,
    rolldownOptions: {
      output: { entryFileNames: 'regelwerk.js', chunkFileNames: '[name]-[hash].js' },
      checks: { eval: false },
    },
  },
});
