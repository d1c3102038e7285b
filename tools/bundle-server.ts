import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'apps/server/dist');
/** Libraries of many small modules, none of which loads others by names that it computes. */
const bundled = [/^@regelwerk\//, 'hono', '@hono/node-server', 'jose', 'kysely', 'semver', 'stripe', 'yaml', 'zod'];
/** The provider's SDK loads these to write a query string. */
const ofStripe =
  /^(?:qs|side-channel(?:-\w+)*|object-inspect|call-\w+(?:-\w+)*|es-\w+(?:-\w+)*|function-bind|get-\w+|gopd|has-symbols|hasown|math-intrinsics|dunder-proto)$/;
/** The engine writes about `import.meta` and does not use it. */
const ownFiles = /\/(apps\/server|packages\/(database|invoice))\/src\//;

/** Modules that read files beside themselves, or start threads of them, find them from the folder of the bundle. */
const places: Plugin = {
  name: 'places-of-modules',
  enforce: 'pre',
  transform(code, id) {
    if (!ownFiles.test(id) || !code.includes('import.meta.')) return undefined;
    const from = (path: string) => JSON.stringify(`/${relative(outDir, path)}`);
    // a URL would write a space or an umlaut of the folder in another way
    const placed = code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${from(dirname(id))})`)
      .replaceAll(/\bimport\.meta\.url\b/g, `new URL("." + ${from(id)}, import.meta.url).href`);
    // lines stay where they are
    return { code: placed, map: null };
  },
};

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [places],
  ssr: { noExternal: [...bundled, ofStripe] },
  build: {
    ssr: 'apps/server/src/main.ts',
    outDir,
    emptyOutDir: true,
    target: 'node26',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
});
