import { must, never, should } from '../../directive.ts';
import type { Technology } from '../../technology.ts';

const scope = ['**/*.vue'];

export const vue: Technology = {
  name: 'Vue',
  version: '3.5+',
  commands: [],
  directives: [
    must(
      'vue.script-setup',
      90,
      'decision',
      [
        'Write components with `<script setup>` and the Composition API; keep template, script and style in this file.',
        'Schreibe Komponenten mit `<script setup>` und der Composition API; Template, Script und Style bleiben in dieser Datei.',
      ],
      { scope },
    ),
    must(
      'vue.define-model',
      86,
      'post-cutoff',
      [
        'Declare two-way bindings with `defineModel()`; drop the hand-written prop and emit pair.',
        'Deklariere Zwei-Wege-Bindungen mit `defineModel()`; das handgeschriebene Paar aus Prop und Emit entfällt.',
      ],
      {
        scope,
        example: {
          language: 'ts',
          bad: "const props = defineProps<{ modelValue: string }>();\nconst emit = defineEmits<{ 'update:modelValue': [value: string] }>();",
          good: 'const model = defineModel<string>({ required: true });',
        },
      },
    ),
    must(
      'vue.props-destructure',
      82,
      'post-cutoff',
      [
        'Destructure props with default values directly; wrap them in a getter when you pass them to `watch` or a composable.',
        'Destrukturiere Props mit Vorgabewerten direkt; verpacke sie in einen Getter, wenn du sie an `watch` oder ein Composable gibst.',
      ],
      { scope },
    ),
    must(
      'vue.template-ref',
      72,
      'post-cutoff',
      [
        'Get template elements with `useTemplateRef()`, typed by the name in the template.',
        'Hole Template-Elemente mit `useTemplateRef()`, typisiert über den Namen im Template.',
      ],
      { scope },
    ),
    never(
      'vue.if-with-for',
      90,
      'foot-gun',
      [
        'put `v-if` and `v-for` on one element: `v-if` runs first and cannot see the loop variable.',
        '`v-if` und `v-for` an dasselbe Element setzen: `v-if` läuft zuerst und kennt die Schleifenvariable nicht.',
      ],
      [
        'filter in a `computed`, or put the loop on a `<template>` around the element.',
        'in einem `computed` filtern oder die Schleife an ein `<template>` um das Element setzen.',
      ],
      { scope },
    ),
    must(
      'vue.computed-pure',
      84,
      'foot-gun',
      [
        'Keep `computed` free of side effects; use `watch` only to reach outside (storage, network, DOM library).',
        'Halte `computed` frei von Nebenwirkungen; nutze `watch` nur für den Weg nach außen (Speicher, Netzwerk, DOM-Bibliothek).',
      ],
      { scope },
    ),
    must(
      'vue.store-refs',
      78,
      'foot-gun',
      [
        'Take state out of a Pinia store with `storeToRefs()`; plain destructuring loses reactivity.',
        'Hole Zustand aus einem Pinia-Store mit `storeToRefs()`; einfaches Destrukturieren verliert die Reaktivität.',
      ],
      { scope: ['**/*.vue', '**/*.ts'] },
    ),
    should('vue.composable-shape', 62, 'decision', [
      'Name composables `useX`, let them take refs or getters and return refs, and clean up in `onScopeDispose`.',
      'Nenne Composables `useX`, lass sie Refs oder Getter annehmen und Refs zurückgeben und räume in `onScopeDispose` auf.',
    ]),
  ],
};
