/** How a configuration of ESLint loads the plugin of some rules. */
export interface EslintPlugin {
  /** The name before the last slash of its rules. */
  readonly prefix: string;
  readonly package: string;
  /** The name of the import, as the documentation of the plugin spells it, and the plugin in it. */
  readonly imported: string;
  readonly plugin: string;
  readonly files: readonly string[];
  /** An element of the array before the object. */
  readonly before?: string;
  /** Further lines of the object. */
  readonly options?: readonly string[];
}

const script = ['**/*.{js,mjs,jsx,ts,mts,tsx}'];

/** The plugins whose rules the mappings name. */
export const eslintPlugins: readonly EslintPlugin[] = [
  {
    prefix: '@typescript-eslint',
    package: 'typescript-eslint',
    imported: 'tseslint',
    plugin: 'tseslint.plugin',
    files: ['**/*.{ts,mts,tsx}'],
    options: ['languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },'],
  },
  {
    prefix: 'react-hooks',
    package: 'eslint-plugin-react-hooks',
    imported: 'reactHooks',
    plugin: 'reactHooks',
    files: script,
  },
  {
    prefix: '@eslint-react',
    package: '@eslint-react/eslint-plugin',
    imported: 'eslintReact',
    plugin: 'eslintReact',
    files: script,
  },
  {
    prefix: 'react-you-might-not-need-an-effect',
    package: 'eslint-plugin-react-you-might-not-need-an-effect',
    imported: 'reactEffects',
    plugin: 'reactEffects',
    files: script,
  },
  {
    prefix: 'vue',
    package: 'eslint-plugin-vue',
    imported: 'pluginVue',
    plugin: 'pluginVue',
    files: ['**/*.vue'],
    before: "...pluginVue.configs['flat/base'],",
  },
  {
    prefix: '@angular-eslint',
    package: 'angular-eslint',
    imported: 'angular',
    plugin: 'angular.tsPlugin',
    files: ['**/*.ts'],
  },
  {
    prefix: '@angular-eslint/template',
    package: 'angular-eslint',
    imported: 'angular',
    plugin: 'angular.templatePlugin',
    files: ['**/*.html'],
    options: ['languageOptions: { parser: angular.templateParser },'],
  },
  { prefix: 'n', package: 'eslint-plugin-n', imported: 'nodePlugin', plugin: 'nodePlugin', files: script },
  {
    prefix: 'no-unsanitized',
    package: 'eslint-plugin-no-unsanitized',
    imported: 'nounsanitized',
    plugin: 'nounsanitized',
    files: script,
  },
];
