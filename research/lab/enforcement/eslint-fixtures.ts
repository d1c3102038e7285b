import { fixturesOf } from './fixtures-of.ts';

/** Files that rules of ESLint must refuse and accept. */
export const eslintFixtures = fixturesOf('eslint', [
  [
    'typescript.any',
    [
      ['a.ts', 'export const parse = (text: string): any => JSON.parse(text);\n'],
      ['b.ts', "export const first = (list: string[]) => list.find((one) => one === 'a')!.length;\n"],
      ['c.ts', 'export const user = (data: unknown) => data as { name: string };\n'],
    ],
    [
      [
        'a.ts',
        'export const parse = (text: string): unknown => JSON.parse(text);\nexport const names = ["a"] as const;\n',
      ],
    ],
  ],
  [
    'typescript.ts-expect-error',
    [
      ['a.ts', '// @ts-ignore\nexport const a: number = "a";\n'],
      ['b.ts', '// @ts-nocheck\nexport const a: number = "a";\n'],
      ['c.ts', '// @ts-expect-error\nexport const a: number = "a";\n'],
    ],
    [['a.ts', '// @ts-expect-error the library types this too narrowly\nexport const a: number = "a";\n']],
  ],
  [
    'typescript.type-imports',
    [['a.ts', "import { Stats } from 'node:fs';\nexport const size = (stats: Stats) => stats.size;\n"]],
    [['a.ts', "import type { Stats } from 'node:fs';\nexport const size = (stats: Stats) => stats.size;\n"]],
  ],
  [
    'typescript.promises',
    [
      ['a.ts', 'export function run(save: () => Promise<void>) {\n  save();\n}\n'],
      ['b.ts', '[1, 2].forEach(async (one) => {\n  await Promise.resolve(one);\n});\n'],
    ],
    [
      [
        'a.ts',
        'export async function run(save: () => Promise<void>) {\n  await save();\n  void save().catch(() => undefined);\n}\n',
      ],
    ],
  ],
  [
    'javascript.promises',
    [
      ['a.js', 'export function run() {\n  Promise.resolve(1).then((one) => one + 1);\n}\n'],
      ['b.js', '[1, 2].forEach(async (one) => {\n  await Promise.resolve(one);\n});\n'],
    ],
    [['a.js', 'export async function run() {\n  for (const one of [1, 2]) await Promise.resolve(one);\n}\n']],
  ],
  [
    'typescript.overload-generics',
    [['a.ts', 'export function log<T extends string>(text: T): void {\n  console.log(text);\n}\n']],
    [['a.ts', 'export function same<T>(one: T, other: T): boolean {\n  return one === other;\n}\n']],
  ],
  [
    'react.effect-derives',
    [
      [
        'a.jsx',
        "import { useEffect, useState } from 'react';\nexport function Total({ items }) {\n  const [total, setTotal] = useState(0);\n  useEffect(() => {\n    setTotal(items.length);\n  }, [items]);\n  return <p>{total}</p>;\n}\n",
      ],
      [
        'b.jsx',
        "import { useEffect, useState } from 'react';\nexport function Form() {\n  const [submitted, setSubmitted] = useState(false);\n  useEffect(() => {\n    if (submitted) {\n      post('/api/register');\n    }\n  }, [submitted]);\n  return <button onClick={() => setSubmitted(true)}>Send</button>;\n}\n",
      ],
    ],
    [
      [
        'a.jsx',
        "import { useEffect } from 'react';\nexport function Total({ items, room }) {\n  useEffect(() => {\n    const connection = connect(room);\n    return () => connection.close();\n  }, [room]);\n  return <p onClick={() => post('/api/register')}>{items.length}</p>;\n}\n",
      ],
    ],
  ],
  [
    'react.key-reset',
    [
      [
        'a.jsx',
        "import { useEffect, useState } from 'react';\nexport function Profile({ userId }) {\n  const [comment, setComment] = useState('');\n  useEffect(() => {\n    setComment('');\n  }, [userId]);\n  return <input value={comment} onChange={(event) => setComment(event.target.value)} />;\n}\n",
      ],
    ],
    [
      [
        'a.jsx',
        "import { useState } from 'react';\nexport const Page = ({ userId }) => <Profile key={userId} userId={userId} />;\nfunction Profile() {\n  const [comment, setComment] = useState('');\n  return <input value={comment} onChange={(event) => setComment(event.target.value)} />;\n}\n",
      ],
    ],
  ],
  [
    'react.component-inside',
    [
      [
        'a.jsx',
        'export function List({ items }) {\n  function Row({ item }) {\n    return <li>{item.name}</li>;\n  }\n  return <ul>{items.map((item) => <Row key={item.id} item={item} />)}</ul>;\n}\n',
      ],
    ],
    [
      [
        'a.jsx',
        'function Row({ item }) {\n  return <li>{item.name}</li>;\n}\nexport function List({ items }) {\n  return <ul>{items.map((item) => <Row key={item.id} item={item} />)}</ul>;\n}\n',
      ],
    ],
  ],
  [
    'react.effect-event',
    [
      [
        'a.jsx',
        "import { useEffect } from 'react';\nexport function Room({ id, theme }) {\n  useEffect(() => {\n    const room = connect(id, () => show(theme));\n    return () => room.close();\n  }, [id]);\n  return null;\n}\n",
      ],
    ],
    [
      [
        'a.jsx',
        "import { useEffect, useEffectEvent } from 'react';\nexport function Room({ id, theme }) {\n  const onOpen = useEffectEvent(() => show(theme));\n  useEffect(() => {\n    const room = connect(id, () => onOpen());\n    return () => room.close();\n  }, [id]);\n  return null;\n}\n",
      ],
    ],
  ],
  [
    'react.stable-keys',
    [
      ['a.jsx', 'export const List = ({ items }) => <ul>{items.map((item) => <li>{item.name}</li>)}</ul>;\n'],
      [
        'b.jsx',
        'export const List = ({ items }) => <ul>{items.map((item, index) => <li key={index}>{item.name}</li>)}</ul>;\n',
      ],
    ],
    [
      [
        'a.jsx',
        'export const List = ({ items }) => <ul>{items.map((item) => <li key={item.id}>{item.name}</li>)}</ul>;\n',
      ],
    ],
  ],
  [
    'react.context-provider',
    [
      [
        'a.jsx',
        "import { createContext } from 'react';\nconst ThemeContext = createContext('light');\nexport const App = () => <ThemeContext.Provider value=\"dark\"><Page /></ThemeContext.Provider>;\n",
      ],
    ],
    [
      [
        'a.jsx',
        "import { createContext } from 'react';\nconst ThemeContext = createContext('light');\nexport const App = () => <ThemeContext value=\"dark\"><Page /></ThemeContext>;\n",
      ],
    ],
  ],
  [
    'react.ref-as-prop',
    [
      [
        'a.jsx',
        "import { forwardRef } from 'react';\nexport const Field = forwardRef(function Field(props, ref) {\n  return <input ref={ref} />;\n});\n",
      ],
    ],
    [['a.jsx', 'export function Field({ ref }) {\n  return <input ref={ref} />;\n}\n']],
  ],
  [
    'vue.if-with-for',
    [
      [
        'a.vue',
        '<template><ul><li v-for="item in items" v-if="item.isOpen" :key="item.id">{{ item.name }}</li></ul></template>\n',
      ],
    ],
    [
      [
        'a.vue',
        '<template><ul><template v-for="item in items" :key="item.id"><li v-if="item.isOpen">{{ item.name }}</li></template></ul></template>\n',
      ],
    ],
  ],
  [
    'vue.mutate-prop',
    [
      [
        'a.vue',
        "<script setup>\nconst props = defineProps(['user']);\nfunction rename() {\n  props.user.name = 'x';\n}\n</script>\n<template><button @click=\"rename\">x</button></template>\n",
      ],
      [
        'b.vue',
        "<script setup>\nconst props = defineProps(['items']);\nprops.items.push(1);\n</script>\n<template><p>{{ items }}</p></template>\n",
      ],
      [
        'c.vue',
        '<script setup>\ndefineProps([\'title\']);\n</script>\n<template><input v-model="title" /></template>\n',
      ],
    ],
    [
      [
        'a.vue',
        "<script setup>\nconst props = defineProps(['user']);\nconst emit = defineEmits(['rename']);\n</script>\n<template><button @click=\"emit('rename', props.user.id)\">x</button></template>\n",
      ],
    ],
  ],
  [
    'vue.template-ref',
    [
      [
        'a.vue',
        '<script setup>\nimport { ref } from \'vue\';\nconst box = ref(null);\n</script>\n<template><div ref="box" /></template>\n',
      ],
    ],
    [
      [
        'a.vue',
        "<script setup>\nimport { useTemplateRef } from 'vue';\nconst box = useTemplateRef('box');\n</script>\n<template><div ref=\"box\" /></template>\n",
      ],
    ],
  ],
  [
    'angular.control-flow',
    [
      ['a.html', '<p *ngIf="isOpen">Open</p>\n'],
      ['b.html', '<li *ngFor="let item of items">{{ item }}</li>\n'],
      ['c.html', '<div [ngSwitch]="kind"><p *ngSwitchCase="1">One</p></div>\n'],
    ],
    [
      [
        'a.html',
        '@if (isOpen) {\n  <p>Open</p>\n}\n@for (item of items; track item.id) {\n  <li>{{ item.name }}</li>\n}\n',
      ],
    ],
  ],
  [
    'angular.inject',
    [
      [
        'a.ts',
        "import { Component } from '@angular/core';\nimport { HttpClient } from '@angular/common/http';\n@Component({ selector: 'app-a', template: '' })\nexport class A {\n  constructor(private readonly http: HttpClient) {}\n}\n",
      ],
    ],
    [
      [
        'a.ts',
        "import { Component, inject } from '@angular/core';\nimport { HttpClient } from '@angular/common/http';\n@Component({ selector: 'app-a', template: '' })\nexport class A {\n  private readonly http = inject(HttpClient);\n}\n",
      ],
    ],
  ],
  [
    'angular.class-binding',
    [
      ['a.html', '<p [ngClass]="{ open: isOpen }">x</p>\n'],
      ['b.html', '<p [ngStyle]="{ color: color }">x</p>\n'],
    ],
    [['a.html', '<p [class.open]="isOpen" [style.color]="color">x</p>\n']],
  ],
  [
    'angular.host',
    [
      [
        'a.ts',
        "import { Directive, HostBinding } from '@angular/core';\n@Directive({ selector: '[appA]' })\nexport class A {\n  @HostBinding('class.open') isOpen = true;\n}\n",
      ],
      [
        'b.ts',
        "import { Directive, HostListener } from '@angular/core';\n@Directive({ selector: '[appA]' })\nexport class A {\n  @HostListener('click') open() {}\n}\n",
      ],
    ],
    [
      [
        'a.ts',
        "import { Directive } from '@angular/core';\n@Directive({ selector: '[appA]', host: { '[class.open]': 'isOpen', '(click)': 'open()' } })\nexport class A {\n  isOpen = true;\n  open() {}\n}\n",
      ],
    ],
  ],
  [
    'angular.service-decorator',
    [
      [
        'a.ts',
        "import { Injectable } from '@angular/core';\n@Injectable({ providedIn: 'root' })\nexport class Cart {}\n",
      ],
    ],
    [['a.ts', "import { Service } from '@angular/core';\n@Service()\nexport class Cart {}\n"]],
  ],
  [
    'javascript.innerhtml',
    [
      ['a.js', 'export function show(box, comment) {\n  box.innerHTML = comment.text;\n}\n'],
      ['b.js', "export function show(box, html) {\n  box.insertAdjacentHTML('beforeend', html);\n}\n"],
    ],
    [['a.js', "export function show(box, comment) {\n  box.textContent = comment.text;\n  box.innerHTML = '';\n}\n"]],
  ],
  [
    'node.lts',
    [
      ['a.js', "import { glob } from 'node:fs/promises';\nexport const files = glob('**/*.js');\n"],
      ['b.js', 'export const groups = Object.groupBy([1, 2], (one) => one % 2);\n'],
      ['c.js', 'export const isVowel = (text) => /[[a-z]&&[aeiou]]/v.test(text);\n'],
    ],
    [['a.js', "import { readFile } from 'node:fs/promises';\nexport const text = await readFile('a', 'utf8');\n"]],
  ],
]);
