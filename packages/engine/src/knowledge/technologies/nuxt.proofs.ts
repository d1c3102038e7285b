import type { Proof, Trial } from '../../proof.ts';
import { proofsIn } from './one-run.ts';

const proof = proofsIn('more', 'nuxt');
const check = `import { createServer } from 'node:http';
const { listener } = await import('./.output/server/index.mjs');
const server = createServer(listener).listen(0);
const address = 'http://localhost:' + server.address().port;
for (const path of process.argv.slice(2)) {
  const answer = await fetch(address + path, { redirect: 'manual', headers: { cookie: 'who=ann' } });
  console.log(path, answer.status, await answer.text());
}
process.exit(0);
`;

/** Builds an app with these files, and asks its server for the paths. */
const app = (
  shows: string,
  files: Record<string, string>,
  paths: string,
  prints: RegExp,
  neverPrints?: RegExp,
): Trial => ({
  shows,
  files: {
    'nuxt.config.ts': `export default defineNuxtConfig({
  telemetry: false,
  compatibilityDate: '2026-11-01',
  nitro: { preset: 'node' },
  runtimeConfig: { late: process.env.OTHER ?? 'fixed', code: '' },
});
`,
    'app/app.vue': '<template><NuxtPage /></template>\n',
    'check.mjs': check,
    ...files,
  },
  run: `nuxt build >build.log 2>&1 && OTHER=run NUXT_CODE=4848e0 node check.mjs ${paths}`,
  exits: 'zero',
  prints,
  ...(neverPrints === undefined ? {} : { neverPrints }),
});
const page = (code: string, view = '') => ({
  'app/pages/index.vue': `<script setup lang="ts">\n${code}\n</script>\n<template><p>${view}</p></template>\n`,
});
const handler = (code: string) => `export default defineEventHandler((event) => ${code});\n`;

/** Proofs of the Nuxt directives. */
export const proofs: readonly Proof[] = [
  proof(
    'nuxt.app-folder',
    app(
      'a page at the root is not found beside app/',
      { ...page(''), 'pages/lost.vue': '<template><p>lost</p></template>\n' },
      '/ /lost',
      /\/ 200[\s\S]*\/lost 404/,
    ),
  ),
  proof(
    'nuxt.data-keys',
    app(
      'the second handler of a key never runs',
      page(
        "const a = await useAsyncData('same', async () => 'first');\nconst b = await useAsyncData('same', async () => 'second');\nconsole.log('keys', a.data.value, b.data.value);",
      ),
      '/',
      /keys first first/,
    ),
  ),
  proof(
    'nuxt.data-shape',
    app(
      'nothing yet is undefined, not pending, and fields are not reactive',
      {
        ...page(
          "const none = useAsyncData('x', async () => 1, { immediate: false });\nconst { data } = await useFetch('/api/item');\nconsole.log('shape', none.data.value, none.error.value, none.pending.value, isReactive(data.value));",
        ),
        'server/api/item.get.ts': handler("({ note: '' })"),
      },
      '/',
      /shape undefined undefined false false/,
    ),
  ),
  proof(
    'nuxt.setup-fetch',
    app(
      'only what useFetch loads is in the payload',
      {
        ...page(
          "const bare = await $fetch('/api/one');\nconst { data } = await useFetch('/api/two');",
          '{{ bare.length }} {{ data?.length }}',
        ),
        'server/api/one.get.ts': handler("'bare-value'"),
        'server/api/two.get.ts': handler("'kept-value'"),
      },
      '/',
      /kept-value/,
      /bare-value/,
    ),
  ),
  proof(
    'nuxt.live-address',
    app(
      'a finished address stays, a function follows',
      {
        ...page(
          "const id = ref(1);\nconst fixed = await useFetch(`/api/item/${id.value}`, { key: 'fixed' });\nconst live = await useFetch(() => `/api/item/${id.value}`, { key: 'live' });\nid.value = 2;\nawait nextTick();\nawait fixed.refresh();\nawait live.refresh();\nconsole.log('address', fixed.data.value, live.data.value);",
        ),
        'server/api/item/[id].get.ts': handler("'item-' + getRouterParam(event, 'id')"),
      },
      '/',
      /address item-1 item-2/,
    ),
  ),
  proof(
    'nuxt.cookies',
    app(
      'useFetch and useRequestFetch pass the cookie on, $fetch does not',
      {
        ...page(
          "const bare = await useAsyncData('a', () => $fetch('/api/me'));\nconst own = await useFetch('/api/me', { key: 'b' });\nconst asked = await useAsyncData('c', () => useRequestFetch()('/api/me'));\nconsole.log('cookie', bare.data.value, own.data.value, asked.data.value);",
        ),
        'server/api/me.get.ts': handler("getCookie(event, 'who') ?? 'nobody'"),
      },
      '/',
      /cookie nobody ann ann/,
    ),
  ),
  proof(
    'nuxt.server-rights',
    app(
      'route middleware stops the page and not its data',
      {
        ...page(''),
        'app/pages/secret.vue': '<template><p>secret</p></template>\n',
        'app/middleware/auth.global.ts':
          "export default defineNuxtRouteMiddleware((to) => (to.path === '/secret' ? navigateTo('/') : undefined));\n",
        'server/api/secret.get.ts': handler("'data'"),
      },
      '/secret /api/secret',
      /\/secret 302[\s\S]*\/api\/secret 200 data/,
    ),
  ),
  proof(
    'nuxt.runtime-config',
    app(
      'a variable of another name is fixed, and digits become a number',
      {
        ...page(''),
        'server/api/conf.get.ts': handler('({ late: useRuntimeConfig().late, code: useRuntimeConfig().code })'),
      },
      '/api/conf',
      /"late": ?"fixed",\s*"code": ?4848\b/,
    ),
  ),
  proof(
    'nuxt.context',
    app(
      'a composable after an await of an own function has no instance',
      page(
        "async function load() {\n  await Promise.resolve();\n  return useRoute().path;\n}\ntry {\n  await load();\n} catch (error) {\n  console.log('context', String(error));\n}",
      ),
      '/',
      /context NUXT_E1001/,
    ),
  ),
  proof(
    'nuxt.module-state',
    app(
      'the next request sees what the last one left in the module',
      {
        ...page("count.value += 1;\nconsole.log('module', count.value, 'state', ++useState('n', () => 0).value);"),
        'app/utils/count.ts': "import { ref } from 'vue';\nexport const count = ref(0);\n",
      },
      '/ /',
      /module 2 state 1/,
    ),
  ),
  proof(
    'nuxt.nitro-2',
    app(
      'headers of h3 2 fail when they are read, the error of both majors works',
      {
        ...page(''),
        'server/api/new.get.ts': handler("event.req.headers.get('accept')"),
        'server/api/gone.get.ts': handler("{ throw createError({ status: 410, statusText: 'Gone' }); }"),
      },
      '/api/new /api/gone',
      /\/api\/new 500[\s\S]*\/api\/gone 410/,
    ),
  ),
];
