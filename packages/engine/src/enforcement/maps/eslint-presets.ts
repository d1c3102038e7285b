import type { Preset } from '../preset.ts';

const vueEssential = ['vue/no-mutating-props', 'vue/no-use-v-if-with-v-for'];
const compilerRules = ['react-hooks/set-state-in-effect'];
const typescriptRecommended = ['@typescript-eslint/ban-ts-comment', '@typescript-eslint/no-explicit-any'];
const typescriptStrict = [...typescriptRecommended, '@typescript-eslint/no-non-null-assertion'];
const typeChecked = ['@typescript-eslint/no-floating-promises', '@typescript-eslint/no-misused-promises'];
const strictTypeChecked = ['@typescript-eslint/no-unnecessary-type-parameters'];

const typescriptEslint = (name: string, rules: readonly string[]): Preset => ({
  spellings: [`tseslint.configs.${name}`, `tseslint.configs.${name}.rules`],
  from: { package: 'typescript-eslint', version: '8' },
  rules,
});
const vue = (name: string): Preset => ({
  spellings: [
    `pluginVue.configs.flat/${name}`,
    `eslintPluginVue.configs.flat/${name}`,
    `plugin:vue/vue3-${name}`,
    `plugin:vue/${name}`,
  ],
  from: { package: 'eslint-plugin-vue', version: '10' },
  rules: vueEssential,
});

/** Presets of ESLint and its plugins, read from the packages that the lab pins. */
export const eslintPresets: readonly Preset[] = [
  typescriptEslint('recommended', typescriptRecommended),
  typescriptEslint('recommendedTypeChecked', [...typescriptRecommended, ...typeChecked]),
  typescriptEslint('strict', typescriptStrict),
  typescriptEslint('strictTypeChecked', [...typescriptStrict, ...typeChecked, ...strictTypeChecked]),
  {
    spellings: [
      'reactHooks.configs.flat',
      'reactHooks.configs.recommended',
      'reactHooks.configs.recommended-latest',
      'plugin:react-hooks/recommended',
    ],
    from: { package: 'eslint-plugin-react-hooks', version: '7' },
    rules: compilerRules,
  },
  vue('essential'),
  vue('strongly-recommended'),
  vue('recommended'),
];
