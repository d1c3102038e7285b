import type { ProbeCases } from './probe-case.ts';

/** What probes of Vue and Angular must see, and what they must not take for one of both. */
export const componentCases = {
  'vue.script-setup': {
    at: 'src/A*.vue',
    follows: ['<script setup lang="ts">\nimport { a } from \'./a\';\n</script>'],
    breaks: [
      '<script>\nexport default { data() { return {}; } };\n</script>',
      '<script lang="ts">\nexport default defineComponent({ setup() { return {}; } });\n</script>',
    ],
    neither: ['<template><p /></template>'],
  },
  'vue.define-model': {
    at: 'src/A*.vue',
    follows: ['<script setup>\nconst a = defineModel();\n</script>'],
    breaks: [
      "<script setup>\nconst emit = defineEmits(['update:modelValue']);\nemit('update:modelValue', 1);\n</script>",
    ],
    neither: ["<script setup>\nconst emit = defineEmits(['close']);\n</script>"],
  },
  'vue.template-ref': {
    at: 'src/a*.ts',
    follows: ["const a = useTemplateRef('a');"],
    breaks: ['const a = ref<HTMLInputElement | null>(null);', 'const a = ref<InstanceType<typeof Card>>();'],
    neither: ['const a = ref<string>();', 'const a = ref(null);'],
  },
  'vue.setup-store': {
    at: 'src/a*.ts',
    follows: ["const use = defineStore('a', () => ({ b }));", "defineStore('a', () => ({ b }), { persist: true });"],
    breaks: ["const use = defineStore('a', { state: () => ({}) });", "defineStore({ id: 'a' });"],
    neither: ["defineThing('a', { b });"],
  },
  'vue.guard-return': {
    at: 'src/a*.ts',
    follows: ['router.beforeEach((to, from) => true);'],
    breaks: ['router.beforeEach((to, from, next) => { next(); });', 'function guard(to: R, _from: R, next: N) {}'],
    neither: ['app.use((req, res, next) => { next(); });', 'function move(from, to) {}'],
  },
  'vue.injection-key': {
    at: 'src/A*.vue',
    follows: ['<script>\nprovide(themeKey, theme);\n</script>'],
    breaks: ["<script>\nprovide('theme', theme);\n</script>"],
    neither: ["<script>\ninject('theme');\nprovide('theme');\n</script>"],
  },
  'angular.standalone': {
    at: 'src/a*.ts',
    follows: ["@Component({ selector: 'a' })\nclass A {}"],
    breaks: [
      '@NgModule({ imports: [] })\nclass A {}',
      "@Injectable()\n@Pipe({ name: 'a', standalone: true })\nclass B {}",
    ],
    neither: ['@Injectable()\nclass A {}'],
  },
  'angular.signals': {
    at: 'src/a*.ts',
    follows: [
      'class A { b = input<string>(); }',
      'class A { b = input.required<string>(); }',
      'class A { b = signal(1); }',
    ],
    breaks: ['class A { @Input() b: string; }', 'class A { @Output() b = new EventEmitter(); }'],
    neither: ['class A { b = 1; }', 'const b = input();'],
  },
  'angular.inject': {
    at: 'src/a*.ts',
    follows: ['class A { private b = inject(B); }'],
    breaks: [
      "@Component({ selector: 'a' })\nclass A { constructor(private b: B) {} }",
      "@Component({ selector: 'a' })\nexport class A { constructor(private readonly b: B) {} }",
    ],
    neither: [
      '@Injectable()\nclass A { constructor(private b: B) {} }',
      '@Component({})\nclass A { constructor() {} }',
    ],
  },
  'angular.host': {
    at: 'src/a*.ts',
    follows: ["@Component({ host: { class: 'a' } })\nclass A {}"],
    breaks: ["class A { @HostBinding('class') b = 'c'; }", "class A { @HostListener('click') on() {} }"],
    neither: ["@Component({ selector: 'a' })\nclass A {}"],
  },
  'angular.http-client': {
    at: 'src/a*.ts',
    follows: ['export const guard: CanActivateFn = () => true;'],
    breaks: ['class A implements HttpInterceptor {}', 'class A implements Resolve<B> {}'],
    neither: ['class A implements CanActivate {}', 'const a: Config = 1;'],
  },
  'angular.vitest': {
    at: 'src/a*.spec.ts',
    follows: ["describe('a', () => {});"],
    breaks: [
      "import { fakeAsync } from '@angular/core/testing';\ndescribe('a', () => {});",
      "describe('a', () => { jasmine.createSpy('b'); });",
    ],
    neither: ['const a = 1;'],
  },
} satisfies ProbeCases;
