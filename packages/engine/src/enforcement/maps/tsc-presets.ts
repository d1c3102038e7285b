import type { Preset } from '../preset.ts';

/** Presets of tsconfig packages, and `strict`, with the flags that a mapping names. */
export const tscPresets: readonly Preset[] = [
  {
    spellings: ['strict'],
    from: { package: 'typescript', version: '5' },
    rules: ['noImplicitAny', 'useUnknownInCatchVariables'],
  },
];
