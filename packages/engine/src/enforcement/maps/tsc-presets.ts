import type { Preset } from '../preset.ts';

const strict = ['noImplicitAny'];

/** Presets of tsconfig packages, and `strict`, with the flags that a mapping names. */
export const tscPresets: readonly Preset[] = [
  { spellings: ['strict'], from: { package: 'typescript', version: '5' }, rules: strict },
  {
    spellings: ['extends:@vue/tsconfig/tsconfig.dom.json', 'extends:@vue/tsconfig/tsconfig.json'],
    from: { package: '@vue/tsconfig', version: '0.9' },
    rules: [...strict, 'verbatimModuleSyntax'],
  },
];
