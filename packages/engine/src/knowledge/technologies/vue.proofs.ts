import type { Proof } from '../../proof.ts';

const project = (script: string) => ({
  'tsconfig.json': '{"files":[],"references":[{"path":"./app.json"}]}',
  'app.json':
    '{"compilerOptions":{"composite":true,"strict":true,"module":"esnext","moduleResolution":"bundler","lib":["ES2022","DOM"],"skipLibCheck":true},"include":["*.vue"]}',
  'A.vue': `<script setup lang="ts">\n${script}\n</script>\n<template><p>{{ n }}</p></template>\n`,
});
const watching = (handler: string) => ({
  'a.mjs': `import { ref, watch, onWatcherCleanup, nextTick } from 'vue';
const id = ref(1);
const load = (id, signal) => new Promise((go, stop) => { signal.addEventListener('abort', () => stop(signal.reason)); setTimeout(go, 20, id); });
let unhandled = 0;
process.on('unhandledRejection', () => { unhandled += 1; });
const user = ref(), failure = ref();
watch(id, ${handler});
for (const n of [2, 3, 4]) { id.value = n; await nextTick(); }
await new Promise((go) => setTimeout(go, 60));
console.log('unhandled', unhandled, 'user', user.value);
`,
});

/** Proofs of the Vue directives. */
export const proofs: readonly Proof[] = [
  {
    id: 'Vue',
    scaffold: 'vue',
    packages: ['vue', 'vue-tsc', 'typescript'],
    trials: [
      {
        shows: 'vue-tsc --noEmit checks no file of a tsconfig with references',
        files: project("const n: number = 'x'"),
        run: 'vue-tsc --noEmit',
        exits: 'zero',
      },
      {
        shows: 'vue-tsc --build finds the planted error',
        files: project("const n: number = 'x'"),
        run: 'vue-tsc --build',
        exits: 'not zero',
        prints: /TS2322/,
      },
      { shows: 'and passes without it', files: project('const n: number = 1'), run: 'vue-tsc --build', exits: 'zero' },
    ],
  },
  {
    id: 'vue.watch-source',
    scaffold: 'vue',
    packages: ['vue'],
    trials: [
      {
        shows: 'an abort that nobody catches is an unhandled error on every change',
        files: watching(
          'async (id) => { const c = new AbortController(); onWatcherCleanup(() => c.abort()); user.value = await load(id, c.signal); }',
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /unhandled 2 user 4/,
      },
      {
        shows: 'caught, there is none',
        files: watching(
          'async (id) => { const c = new AbortController(); onWatcherCleanup(() => c.abort()); try { user.value = await load(id, c.signal); } catch (error) { if (!c.signal.aborted) failure.value = error; } }',
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /unhandled 0 user 4/,
      },
    ],
  },
  {
    id: 'vue.store-refs',
    scaffold: 'vue',
    packages: ['vue', 'pinia'],
    trials: [
      {
        shows: 'plain destructuring keeps the old value, storeToRefs does not',
        files: {
          'a.mjs':
            "import { createPinia, defineStore, setActivePinia, storeToRefs } from 'pinia';\nimport { ref } from 'vue';\nsetActivePinia(createPinia());\nconst useStore = defineStore('a', () => { const n = ref(1); return { n }; });\nconst store = useStore(); const { n } = store; const refs = storeToRefs(store); store.n = 2; console.log(n, refs.n.value);\n",
        },
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^1 2$/m,
      },
    ],
  },
  {
    id: 'vue.if-with-for',
    scaffold: 'vue',
    packages: ['vue'],
    trials: [
      {
        shows: 'the condition is compiled outside the loop',
        files: {
          'a.mjs':
            "import { compile } from 'vue/dist/vue.cjs.js';\nconst code = compile('<p v-for=\"x in xs\" v-if=\"x.on\"></p>').toString();\nconsole.log(code.indexOf('x.on') < code.indexOf('_renderList('));\n",
        },
        run: 'node a.mjs',
        exits: 'zero',
        prints: /true/,
      },
    ],
  },
  {
    id: 'vue.define-model',
    scaffold: 'vue',
    packages: ['vue'],
    trials: [
      {
        shows: 'defineModel, useTemplateRef and useId are released',
        run: 'node -e "const v=require(\'vue\');console.log(typeof v.useModel, typeof v.useTemplateRef, typeof v.useId, typeof v.onWatcherCleanup)"',
        exits: 'zero',
        prints: /function function function function/,
      },
    ],
  },
];
