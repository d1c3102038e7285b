import type { Enforcement } from '../enforcement.ts';

/** Directives that ESLint with eslint-plugin-vue enforces. */
export const eslintVue: readonly Enforcement[] = [
  { directive: 'vue.if-with-for', check: 'eslint', rules: ['vue/no-use-v-if-with-v-for'] },
  { directive: 'vue.mutate-prop', check: 'eslint', rules: ['vue/no-mutating-props'] },
  { directive: 'vue.template-ref', check: 'eslint', rules: ['vue/prefer-use-template-ref'] },
];
