import { fixturesOf } from './fixtures-of.ts';

/** Files that the rules of ast-grep for React, Vue, Angular, Tailwind and Bootstrap must refuse and accept. */
export const astGrepInterfaces = fixturesOf('ast-grep', [
  [
    'react.ref-as-prop',
    [
      [
        'a.tsx',
        "import { forwardRef } from 'react';\nexport const Field = forwardRef<HTMLInputElement>((props, ref) => <input ref={ref} {...props} />);\n",
      ],
      [
        'b.jsx',
        "import React from 'react';\nexport const Field = React.forwardRef((props, ref) => <input ref={ref} />);\n",
      ],
    ],
    [
      [
        'a.tsx',
        'export function Field({ ref }: { ref: React.Ref<HTMLInputElement> }) {\n  return <input ref={ref} />;\n}\n',
      ],
    ],
  ],
  [
    'react.context-provider',
    [
      ['a.tsx', 'export const App = () => <ThemeContext.Provider value="dark"><Page /></ThemeContext.Provider>;\n'],
      ['b.jsx', 'export const App = () => <ThemeContext.Provider value="dark" />;\n'],
    ],
    [
      [
        'a.tsx',
        'export const App = () => <ThemeContext value="dark"><Tooltip.Provider><Page /></Tooltip.Provider></ThemeContext>;\n',
      ],
    ],
  ],
  [
    'react.default-props',
    [
      ['a.jsx', "Badge.defaultProps = { color: 'red' };\n"],
      ['b.jsx', 'Badge.propTypes = { color: PropTypes.string };\n'],
    ],
    [['a.jsx', "export function Badge({ color = 'red' }) {\n  return <b style={{ color }} />;\n}\n"]],
  ],
  [
    'react.use-promise',
    [
      [
        'a.tsx',
        'export function User({ id }: { id: string }) {\n  const user = use(loadUser(id));\n  return <p>{user.name}</p>;\n}\n',
      ],
      [
        'b.jsx',
        "export function User() {\n  const promise = fetch('/api/user');\n  const user = use(promise);\n  return <p>{user.name}</p>;\n}\n",
      ],
    ],
    [
      [
        'a.tsx',
        'export function User({ promise }: { promise: Promise<User> }) {\n  const user = use(promise);\n  return <p>{user.name}</p>;\n}\n',
      ],
    ],
  ],
  [
    'vue.script-setup',
    [
      [
        'a.vue',
        '<script lang="ts">\nexport default { data: () => ({ count: 0 }) };\n</script>\n<template><p>{{ count }}</p></template>\n',
      ],
      [
        'b.vue',
        '<template><p>{{ count }}</p></template>\n<script>\nexport default { setup() { return { count: 1 }; } };\n</script>\n',
      ],
    ],
    [
      ['a.vue', '<script setup lang="ts">\nconst count = 1;\n</script>\n<template><p>{{ count }}</p></template>\n'],
      [
        'b.vue',
        '<script lang="ts">\nexport const name = 1;\n</script>\n<script setup lang="ts">\nconst count = 1;\n</script>\n<template><p>{{ count }}</p></template>\n',
      ],
    ],
  ],
  [
    'vue.define-model',
    [
      [
        'a.vue',
        '<script setup lang="ts">\ndefineProps<{ modelValue: string }>();\nconst emit = defineEmits([\'update:modelValue\']);\n</script>\n<template><input @input="change" /></template>\n',
      ],
      [
        'b.vue',
        "<script setup>\ndefineProps(['title']);\n</script>\n<template><input @input=\"$emit('update:title', $event.target.value)\" /></template>\n",
      ],
    ],
    [
      [
        'a.vue',
        '<script setup lang="ts">\nconst model = defineModel<string>();\n</script>\n<template><input v-model="model" /><Child @update:open="close" /></template>\n',
      ],
    ],
  ],
  [
    'vue.for-key',
    [
      ['a.vue', '<template><ul><li v-for="item in items">{{ item.name }}</li></ul></template>\n'],
      ['b.vue', '<template><ul><li v-for="(item, index) in items" :key="index">{{ item.name }}</li></ul></template>\n'],
    ],
    [['a.vue', '<template><ul><li v-for="item in items" :key="item.id">{{ item.name }}</li></ul></template>\n']],
  ],
  [
    'angular.standalone',
    [
      ['a.ts', '@NgModule({ declarations: [AppComponent] })\nexport class AppModule {}\n'],
      ['b.ts', "@Component({ selector: 'app-root', standalone: true, template: '' })\nexport class App {}\n"],
    ],
    [['a.ts', "@Component({ selector: 'app-root', imports: [RouterOutlet], template: '' })\nexport class App {}\n"]],
  ],
  [
    'angular.animations',
    [
      ['a.ts', "import { trigger, state } from '@angular/animations';\n"],
      ['b.ts', "import { provideAnimations } from '@angular/platform-browser/animations';\n"],
    ],
    [['a.ts', "import { Component } from '@angular/core';\n"]],
  ],
  [
    'angular.effect-state',
    [
      [
        'a.ts',
        'export class Cart {\n  items = signal<number[]>([]);\n  count = signal(0);\n  constructor() {\n    effect(() => {\n      this.count.set(this.items().length);\n    });\n  }\n}\n',
      ],
    ],
    [
      [
        'a.ts',
        "export class Cart {\n  items = signal<number[]>([]);\n  count = computed(() => this.items().length);\n  constructor() {\n    effect(() => localStorage.setItem('count', String(this.count())));\n  }\n  clear() {\n    this.items.set([]);\n  }\n}\n",
      ],
    ],
  ],
  [
    'angular.bypass-security',
    [['a.ts', 'const safe = this.sanitizer.bypassSecurityTrustHtml(comment.html);\n']],
    [
      [
        'a.ts',
        "const safe = this.sanitizer.sanitize(SecurityContext.HTML, comment.html);\nconst icon = this.sanitizer.bypassSecurityTrustHtml('<svg></svg>');\n",
      ],
    ],
  ],
  [
    'angular.resource-reads',
    [
      ['a.ts', "save = httpResource(() => ({ url: '/api/cart', method: 'POST', body: this.cart() }));\n"],
      ['b.ts', "save = rxResource({ stream: () => this.http.post('/api/cart', this.cart()) });\n"],
    ],
    [
      [
        'a.ts',
        "cart = httpResource<Cart>(() => `/api/cart/${this.id()}`);\nsave() {\n  return this.http.post('/api/cart', this.cart());\n}\n",
      ],
    ],
  ],
  [
    'angular.vitest',
    [
      ['a.spec.ts', "import { fakeAsync, tick } from '@angular/core/testing';\n"],
      ['b.spec.ts', "const spy = jasmine.createSpy('save');\n"],
      ['karma.conf.js', "module.exports = (config) => config.set({ frameworks: ['jasmine'] });\n"],
    ],
    [
      [
        'a.spec.ts',
        "import { vi } from 'vitest';\nimport { TestBed } from '@angular/core/testing';\nconst spy = vi.fn();\n",
      ],
    ],
  ],
  [
    'angular.image',
    [
      ['a.html', '<img src="/logo.png" alt="Logo" />\n'],
      ['b.html', '<img ngSrc="/logo.png" alt="Logo" />\n'],
    ],
    [
      [
        'a.html',
        '<img ngSrc="/logo.png" width="80" height="20" alt="Logo" />\n<img ngSrc="/hero.png" fill alt="" />\n',
      ],
    ],
  ],
  [
    'angular.for-track',
    [['a.html', '<ul>@for (item of items(); track $index) { <li>{{ item.name }}</li> }</ul>\n']],
    [['a.html', '<ul>@for (item of items(); track item.id) { <li>{{ item.name }}</li> }</ul>\n']],
  ],
  [
    'pair.angular-typescript',
    [['package.json', '{ "devDependencies": { "typescript": "^7.0.2" } }\n']],
    [['package.json', '{ "devDependencies": { "typescript": "~6.0.3", "typescript-eslint": "8.73.0" } }\n']],
  ],
  [
    'tailwind.opacity',
    [
      ['a.tsx', 'export const Box = () => <div className="bg-black bg-opacity-50" />;\n'],
      ['b.html', '<div class="bg-black bg-opacity-50"></div>\n'],
      ['c.vue', '<template><div :class="[\'text-opacity-75\']"></div></template>\n'],
    ],
    [['a.tsx', 'export const Box = () => <div className="bg-black/50" />;\n']],
  ],
  [
    'tailwind.important',
    [
      ['a.tsx', 'export const Box = () => <div className="!flex" />;\n'],
      ['b.html', '<div class="p-2 md:!hidden"></div>\n'],
      ['c.tsx', "export const box = clsx('p-2', '!mt-4');\n"],
    ],
    [['a.tsx', "export const Box = () => <div className={isOpen && !isBusy ? 'flex!' : 'md:hidden!'} />;\n"]],
  ],
  [
    'tailwind.variable-syntax',
    [
      ['a.tsx', 'export const Box = () => <div className="bg-[--brand]" />;\n'],
      ['b.html', '<div class="hover:text-[--brand-dark]"></div>\n'],
    ],
    [['a.html', '<div class="bg-(--brand) w-[calc(100%-2rem)]"></div>\n']],
  ],
  [
    'tailwind.group-gap',
    [
      ['a.tsx', 'export const List = () => <ul className="space-y-4" />;\n'],
      ['b.html', '<ul class="flex md:space-x-2"></ul>\n'],
    ],
    [['a.html', '<ul class="flex gap-4 whitespace-nowrap"></ul>\n']],
  ],
  [
    'tailwind.concatenate',
    [
      ['a.tsx', 'export const Box = () => <div className={`text-${color}`} />;\n'],
      ['b.jsx', "export const Box = () => <div className={'text-' + color} />;\n"],
      ['c.vue', '<template><div :class="`bg-${color}-500`"></div></template>\n'],
    ],
    [
      [
        'a.tsx',
        "const colors = { red: 'text-red-500' };\nexport const Box = () => <div className={`p-2 ${colors.red}`} key={`row-${id}`} />;\n",
      ],
    ],
  ],
  [
    'tailwind.css-first',
    [
      ['a.css', '@tailwind base;\n@tailwind utilities;\n'],
      ['b.css', '@import "tailwindcss";\n@config "../tailwind.config.js";\n'],
      ['tailwind.config.js', "export default { content: ['./src/**/*.tsx'] };\n"],
    ],
    [['a.css', '@import "tailwindcss";\n@theme {\n  --color-brand: #123456;\n}\n']],
  ],
  [
    'tailwind.plugin',
    [
      ['postcss.config.js', 'export default { plugins: { tailwindcss: {}, autoprefixer: {} } };\n'],
      ['postcss.config.mjs', "export default { plugins: ['tailwindcss'] };\n"],
    ],
    [['postcss.config.mjs', "export default { plugins: { '@tailwindcss/postcss': {} } };\n"]],
  ],
  [
    'tailwind.utility',
    [['a.css', '@layer utilities {\n  .tab-4 {\n    tab-size: 4;\n  }\n}\n']],
    [['a.css', '@utility tab-4 {\n  tab-size: 4;\n}\n@layer base {\n  h1 {\n    margin: 0;\n  }\n}\n']],
  ],
  [
    'tailwind.reference',
    [
      ['a.module.css', '.button {\n  @apply px-4;\n}\n'],
      ['b.vue', '<template><p class="note" /></template>\n<style scoped>\n.note {\n  @apply px-4;\n}\n</style>\n'],
    ],
    [
      ['a.module.css', '@reference "../app.css";\n.button {\n  @apply px-4;\n}\n'],
      [
        'b.vue',
        '<template><p class="note" /></template>\n<style scoped>\n@reference "../app.css";\n.note {\n  @apply px-4;\n}\n</style>\n',
      ],
    ],
  ],
  [
    'bootstrap.logical',
    [
      ['a.html', '<p class="ml-3 text-left">Hello</p>\n'],
      ['b.jsx', 'export const Box = () => <p className="pr-md-2">Hello</p>;\n'],
      ['c.html', '<p class="float-right">Hello</p>\n'],
    ],
    [['a.html', '<p class="ms-3 text-start float-end html-3">Hello</p>\n']],
  ],
  [
    'bootstrap.renamed',
    [
      ['a.html', '<select class="custom-select"></select>\n'],
      ['b.jsx', 'export const Badge = () => <span className="badge badge-primary">1</span>;\n'],
      ['c.html', '<div class="row no-gutters"><span class="sr-only">x</span></div>\n'],
    ],
    [
      [
        'a.html',
        '<select class="form-select"></select><span class="badge text-bg-primary visually-hidden g-0">1</span>\n',
      ],
    ],
  ],
  [
    'bootstrap.data-attributes',
    [
      ['a.html', '<button data-toggle="modal">Open</button>\n'],
      ['b.jsx', 'export const Open = () => <button data-dismiss="modal">Close</button>;\n'],
    ],
    [['a.html', '<button data-bs-toggle="modal" data-bs-target="#x">Open</button>\n']],
  ],
  [
    'bootstrap.jquery',
    [
      ['a.js', "import $ from 'jquery';\n"],
      ['b.js', "$('#dialog').modal('show');\n"],
      ['c.html', '<script src="https://code.jquery.com/jquery-3.7.1.min.js"></script>\n'],
    ],
    [['a.js', "import { Modal } from 'bootstrap';\nModal.getOrCreateInstance(element).show();\n"]],
  ],
  [
    'bootstrap.html-option',
    [
      ['a.js', 'new bootstrap.Tooltip(element, { html: true, title: comment });\n'],
      ['b.html', '<button data-bs-html="true" title="x">?</button>\n'],
      ['c.ts', 'new Popover(element, { allowList: { ...Popover.Default.allowList, a: [] } });\n'],
    ],
    [['a.js', 'new bootstrap.Tooltip(element, { title: comment });\n']],
  ],
  [
    'pair.bootstrap-typescript',
    [
      ['a.ts', "import * as bootstrap from 'bootstrap';\n"],
      ['b.ts', "import 'bootstrap';\n"],
      ['c.ts', 'const modal = new bootstrap.Modal(element);\n'],
    ],
    [['a.ts', "import { Modal } from 'bootstrap';\nconst modal = new Modal(element);\n"]],
  ],
  [
    'pair.react-bootstrap',
    [
      ['a.tsx', "import { Modal } from 'bootstrap';\n"],
      ['b.jsx', "import 'bootstrap/dist/js/bootstrap.bundle.min.js';\n"],
    ],
    [['a.tsx', "import 'bootstrap/dist/css/bootstrap.min.css';\nimport { Modal } from 'react-bootstrap';\n"]],
  ],
]);
