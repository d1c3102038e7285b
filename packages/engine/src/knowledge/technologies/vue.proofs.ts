import type { Proof } from '../../proof.ts';

const project = (script: string) => ({
  'tsconfig.json': '{"files":[],"references":[{"path":"./app.json"}]}',
  'app.json':
    '{"compilerOptions":{"composite":true,"strict":true,"module":"esnext","moduleResolution":"bundler","lib":["ES2022","DOM"],"skipLibCheck":true},"include":["*.vue"]}',
  'A.vue': `<script setup lang="ts">\n${script}\n</script>\n<template><p>{{ n }}</p></template>\n`,
});
/** Loads by an id that changes twice, the older answer last, with a loader that ignores the signal. */
const loading = (handler: string, options: string) => ({
  'a.mjs': `import { ref, watch, onWatcherCleanup, nextTick } from 'vue';
const id = ref(1), user = ref('none'), waits = { 1: 5, 2: 60, 3: 10 };
let loads = 0;
const load = (id) => { loads += 1; return new Promise((go) => setTimeout(go, waits[id], id)); };
watch(() => id.value, ${handler}${options});
await new Promise((go) => setTimeout(go, 20));
console.log('first', loads, user.value);
id.value = 2; await nextTick(); id.value = 3; await nextTick();
await new Promise((go) => setTimeout(go, 120));
console.log('last', user.value);
`,
});

/** Opens a page in which a component can be mounted, then runs code in it. */
const page = (code: string) => ({
  'a.mjs': `import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<div id="app"></div>', { url: 'https://example.org/' });
for (const name of ['window', 'document', 'Element', 'SVGElement', 'HTMLElement', 'Node', 'history', 'location']) globalThis[name] = window[name] ?? window;
const vue = await import('vue');
const { h } = vue;
let app;
const mount = (component, ...plugins) => { app?.unmount(); app = vue.createApp(component); for (const one of plugins) app.use(one); return app.mount('#app'); };
const find = (selector) => document.querySelector(selector);
${code}
process.exit(0);
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
        shows: 'without immediate the first record is not loaded, and an old answer overwrites the newer one',
        files: loading('async (id) => { user.value = await load(id); }', ''),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /first 0 none\nlast 2/,
      },
      {
        shows: 'with it the first one is, and what the previous request returns is ignored',
        files: loading(
          'async (id) => { const old = new AbortController(); onWatcherCleanup(() => old.abort()); const one = await load(id, old.signal); if (!old.signal.aborted) user.value = one; }',
          ', { immediate: true }',
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /first 1 1\nlast 3/,
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
        shows: 'the macro declares the prop and the event',
        files: {
          'a.mjs': `import { compileScript, parse } from 'vue/compiler-sfc';
const { descriptor } = parse('<script setup>\\nconst model = defineModel()\\n</script>');
console.log(compileScript(descriptor, { id: 'a' }).content);`,
        },
        run: 'node a.mjs',
        exits: 'zero',
        prints: /"modelValue"[\s\S]*emits: \["update:modelValue"\]/,
      },
    ],
  },
  {
    id: 'vue.props-destructure',
    scaffold: 'vue',
    packages: ['vue'],
    trials: [
      {
        shows: 'a composable gets the value of a destructured prop, or a getter; only watch is refused',
        files: {
          'a.mjs': `import { compileScript, parse } from 'vue/compiler-sfc';
const compile = (call) => { const { descriptor } = parse('<script setup>\\nimport { watch } from "vue"\\nimport { useUser } from "./user"\\nconst { id } = defineProps(["id"])\\n' + call + '\\n</script>'); try { return /useUser\\([^\\n]*/.exec(compileScript(descriptor, { id: 'a' }).content)[0]; } catch (error) { return error.message.includes('should not be passed directly to watch') ? 'refused' : error.message; } };
console.log(compile('useUser(id)'), compile('useUser(() => id)'), compile('watch(id, () => {})'));`,
        },
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^useUser\(__props\.id\) useUser\(\(\) => __props\.id\) refused$/m,
      },
      {
        shows: 'as a value it stays at the first one',
        files: page(
          `const props = vue.reactive({ id: 1 }); const useUser = (id) => vue.computed(() => 'user ' + vue.toValue(id)); const value = useUser(props.id), getter = useUser(() => props.id); props.id = 2; console.log(value.value, getter.value);`,
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^user 1 user 2$/m,
      },
    ],
  },
  {
    id: 'vue.guard-return',
    scaffold: 'vue',
    packages: ['vue', 'vue-router'],
    trials: [
      {
        shows: 'next() is reported as deprecated, and a returned value decides',
        files: page(
          `const { createMemoryHistory, createRouter } = await import('vue-router'); const open = async (guard) => { const router = createRouter({ history: createMemoryHistory(), routes: ['/', '/a', '/login'].map((path) => ({ path, component: {} })) }); router.beforeEach(guard); await router.push('/a'); return router.currentRoute.value.path; };
console.log(await open((to, from, next) => next()), await open((to) => (to.path === '/a' ? '/login' : undefined)), await open(() => false));`,
        ),
        run: 'node a.mjs 2>&1',
        exits: 'zero',
        prints: /`next\(\)` callback in navigation guards is deprecated[\s\S]*^\/a \/login \/$/m,
      },
    ],
  },
  {
    id: 'vue.template-ref',
    scaffold: 'vue',
    packages: ['vue'],
    trials: [
      {
        shows: 'useTemplateRef gets the element by the name in the template',
        files:
          page(`const Page = { setup() { const box = vue.useTemplateRef('box'); vue.onMounted(() => console.log(box.value.tagName)); return () => h('p', { ref: 'box' }); } };
mount(Page);`),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^P$/m,
      },
    ],
  },
  {
    id: 'vue.computed-pure',
    scaffold: 'vue',
    packages: ['vue'],
    trials: [
      {
        shows: 'an effect inside a computed value runs only when it is read',
        files: page(
          `let sent = 0; const n = vue.ref(1); const double = vue.computed(() => { sent += 1; return n.value * 2; }); n.value = 2; n.value = 3; console.log(sent, double.value, sent);`,
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^0 6 1$/m,
      },
    ],
  },
  {
    id: 'vue.v-html',
    scaffold: 'vue',
    packages: ['vue'],
    trials: [
      {
        shows: 'neither HTML nor a URL is sanitized',
        files: {
          'a.mjs': `import { createSSRApp, h, ref } from 'vue';
import { renderToString } from 'vue/server-renderer';
const app = createSSRApp({ template: '<p v-html="a"></p><a :href="b">x</a><i>{{ a }}</i>', data: () => ({ a: '<img onerror="x()">', b: 'javascript:x()' }) });
console.log(await renderToString(app));`,
        },
        run: 'node a.mjs',
        exits: 'zero',
        prints: /<p><img onerror="x\(\)"><\/p><a href="javascript:x\(\)">x<\/a><i>&lt;img/,
      },
    ],
  },
  {
    id: 'vue.after-await',
    scaffold: 'vue',
    packages: ['vue'],
    trials: [
      {
        shows: 'a hook after the first await is lost, and reported in development',
        files:
          page(`const hooks = []; const Page = { async setup() { vue.onMounted(() => hooks.push('before')); await null; vue.onMounted(() => hooks.push('after')); return () => h('p'); } };
mount({ render: () => h(vue.Suspense, null, { default: () => h(Page) }) }); await new Promise((go) => setTimeout(go, 20)); console.log('hooks', hooks.join());`),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^hooks before$[\s\S]*onMounted is called when there is no active component instance/m,
      },
      {
        shows: 'a watcher after the first await outlives its component, and provide is lost',
        files:
          page(`const source = vue.ref(0); let runs = 0; const Child = { setup() { console.log('injected', vue.inject('late', 'nothing')); return () => null; } };
const Page = { async setup() { await null; vue.watch(source, () => { runs += 1; }, { flush: 'sync' }); vue.provide('late', 'value'); return () => h(Child); } };
mount({ render: () => h(vue.Suspense, null, { default: () => h(Page) }) }); await new Promise((go) => setTimeout(go, 20)); app.unmount(); source.value = 1; console.log('runs', runs);`),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /injected nothing[\s\S]*runs 1/,
      },
    ],
  },
  {
    id: 'vue.mutate-prop',
    scaffold: 'vue',
    packages: ['vue'],
    trials: [
      {
        shows: 'a nested change reaches the parent, and a direct one is refused',
        files:
          page(`const user = vue.reactive({ name: 'old' }); const Child = { props: ['user'], setup(props) { props.user.name = 'new'; props.user = {}; return () => null; } };
mount({ render: () => h(Child, { user }) }); console.log(user.name);`),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^new$[\s\S]*readonly/m,
      },
    ],
  },
  {
    id: 'vue.for-key',
    scaffold: 'vue',
    packages: ['vue'],
    trials: [
      {
        shows: 'with the index typed text stays in the first row, with a key of the data it leaves',
        files:
          page(`const rows = vue.ref(['a', 'b']); const List = (key) => ({ render: () => h('ul', rows.value.map((row, i) => h('li', { key: key(row, i) }, [row, h('input')]))) });
for (const key of [(_, i) => i, (row) => row]) { rows.value = ['a', 'b']; mount(List(key)); find('input').value = 'typed'; rows.value = ['b']; await vue.nextTick(); console.log(find('li').textContent + ' [' + find('input').value + ']'); }`),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /b \[typed\]\nb \[\]/,
      },
    ],
  },
  {
    id: 'vue.use-id',
    scaffold: 'vue',
    packages: ['vue'],
    trials: [
      {
        shows: 'every rendering counts from the start',
        files: {
          'a.mjs': `import { createSSRApp, h, ref } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { useId } from 'vue';
const Field = { setup() { const id = useId(); return () => h('label', { for: id }); } };
const once = () => renderToString(createSSRApp({ render: () => [h(Field), h(Field)] }));
const [one, two] = [await once(), await once()];
console.log(one === two, new Set(one.match(/for="[^"]+"/g)).size);`,
        },
        run: 'node a.mjs',
        exits: 'zero',
        prints: /true 2/,
      },
    ],
  },
  {
    id: 'vue.shallow-big',
    scaffold: 'vue',
    packages: ['vue'],
    trials: [
      {
        shows: 'a deep proxy breaks private fields, a shallow one does not',
        files: page(
          `class Map3 { #n = 1; read() { return this.#n; } } const deep = vue.ref(new Map3()); const shallow = vue.shallowRef(new Map3()); let broken = false; try { deep.value.read(); } catch { broken = true; } console.log(broken, shallow.value.read());`,
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /true 1/,
      },
    ],
  },
  {
    id: 'vue.injection-key',
    scaffold: 'vue',
    packages: ['vue'],
    trials: [
      {
        shows: 'inject without a provider only warns and gives undefined',
        files: page(`const Page = { setup() { console.log(typeof vue.inject('user')); return () => null; } };
mount(Page);`),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^undefined$[\s\S]*injection "user" not found/m,
      },
    ],
  },
  {
    id: 'vue.ssr-state',
    scaffold: 'vue',
    packages: ['vue'],
    trials: [
      {
        shows: 'a ref of a module keeps the data of another request',
        files: {
          'a.mjs': `import { createSSRApp, h, ref } from 'vue';
import { renderToString } from 'vue/server-renderer';
const user = ref('');
const Page = { props: ['name'], setup(props) { if (props.name) user.value = props.name; return () => h('b', user.value); } };
await renderToString(createSSRApp(Page, { name: 'Ada' }));
console.log(await renderToString(createSSRApp(Page)));`,
        },
        run: 'node a.mjs',
        exits: 'zero',
        prints: /<b>Ada<\/b>/,
      },
    ],
  },
  {
    id: 'vue.scoped-deep',
    scaffold: 'vue',
    packages: ['vue'],
    trials: [
      {
        shows: ':deep reaches children from a scoped style',
        files: {
          'a.mjs': `import { compileStyle } from 'vue/compiler-sfc';
console.log(compileStyle({ source: '.a :deep(.b) { color: red }', filename: 'a.vue', id: 'data-v-1', scoped: true }).code);`,
        },
        run: 'node a.mjs',
        exits: 'zero',
        prints: /\.a\[data-v-1\] \.b/,
      },
    ],
  },
  {
    id: 'vue.setup-store',
    scaffold: 'vue',
    packages: ['vue', 'pinia'],
    trials: [
      {
        shows: 'state that a store does not return is not part of it',
        files: {
          'a.mjs': `import { createPinia, defineStore, setActivePinia } from 'pinia';
import { ref } from 'vue';
setActivePinia(createPinia());
const store = defineStore('a', () => { const shown = ref(1); const hidden = ref(2); return { shown, read: () => hidden.value }; })();
console.log(Object.keys(store.$state).join());`,
        },
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^shown$/m,
      },
    ],
  },
  {
    id: 'vue.route-params',
    scaffold: 'vue',
    packages: ['vue', 'vue-router'],
    trials: [
      {
        shows: 'a change of a parameter mounts no second time',
        files:
          page(`const { createMemoryHistory, createRouter, RouterView } = await import('vue-router'); const log = []; const Page = { setup() { vue.onMounted(() => log.push('mounted')); const route = vueRouter.useRoute(); vue.watch(() => route.params.id, (id) => log.push('param ' + id)); return () => h('b'); } };
const vueRouter = await import('vue-router'); const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/user/:id', component: Page }] }); router.push('/user/1'); await router.isReady(); mount({ render: () => h(RouterView) }, router); await vue.nextTick(); await router.push('/user/2'); await vue.nextTick(); console.log(log.join());`),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^mounted,param 2$/m,
      },
    ],
  },
  {
    id: 'pair.vue-typescript',
    scaffold: 'vue',
    packages: ['vue-tsc', 'typescript', 'ts7'],
    trials: [
      {
        shows: 'vue-tsc crashes on TypeScript 7',
        files: project('const n: number = 1'),
        run: "node -e \"require('vue-tsc').run(require.resolve('ts7/package.json').replace('package.json', 'lib/tsc.js'))\"",
        exits: 'not zero',
        neverPrints: /TS2322/,
      },
      { shows: 'and runs on 6', files: project('const n: number = 1'), run: 'vue-tsc --build', exits: 'zero' },
      {
        shows: 'plain tsc skips .vue files',
        files: {
          'tsconfig.json': '{"compilerOptions":{"noEmit":true,"types":[]},"include":["*.vue","*.ts"]}',
          'a.ts': 'export const a = 1;\n',
          'A.vue': '<script setup lang="ts">\nconst n: number = \'x\'\n</script>\n',
        },
        run: 'tsc -p .',
        exits: 'zero',
      },
    ],
  },
];
